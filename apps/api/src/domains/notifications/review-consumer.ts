import type { EventConsumer } from '../../platform/events/outbox/event-dispatcher.ts';
import type { Platform } from '../../platform/platform.ts';
import { findReviewOf } from '../feedback/index.ts';
import { mailRecipients } from './mail-recipients.ts';
import { reviewSheet } from './review-sheet.ts';

/** Older events are not mailed, for example after a long upgrade. In milliseconds. */
const worthMs = 24 * 3_600_000;

/** Mails a store's recipients when a customer adds or changes a review. */
export function reviewConsumer({ clock, publicUrl }: Platform): EventConsumer {
  return {
    name: 'review-mails',
    kinds: ['review.arrived'],
    handle: async (tx, scope, events) => {
      const now = clock.now();
      const fresh = events.filter(({ at }) => now.getTime() - at.getTime() <= worthMs);
      const orders = new Set(
        fresh.map(({ event }) => (event.kind === 'review.arrived' ? event.reviewedOrderId : null)),
      );
      for (const orderId of orders) {
        const review = orderId ? await findReviewOf(tx, scope, orderId) : undefined;
        if (!review) continue;
        const about = { ...scope, publicUrl: publicUrl() };
        const sheet = reviewSheet(about, review);
        await mailRecipients(tx, scope, 'REVIEW', { sheet, at: now, publicUrl: about.publicUrl });
      }
    },
  };
}
