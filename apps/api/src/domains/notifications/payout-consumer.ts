import type { EventConsumer } from '../../platform/events/outbox/event-dispatcher.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPayout } from '../payouts/index.ts';
import { mailOwners } from '../store/index.ts';
import { returnedPayoutMail, sentPayoutMail } from './payout-mail.ts';

const mailOf = { IN_TRANSIT: sentPayoutMail, FAILED: returnedPayoutMail } as const;

/** Older events are not mailed, for example after a long upgrade. In milliseconds. */
const worthMs = 24 * 3_600_000;

/** Mails a store's owners when a payout leaves for the bank, and when the bank returns it. */
export function payoutConsumer({ clock, publicUrl }: Platform): EventConsumer {
  return {
    name: 'payout-mails',
    kinds: ['payout.changed'],
    handle: async (tx, scope, events) => {
      const now = clock.now();
      for (const { event, at } of events) {
        if (event.kind !== 'payout.changed' || !event.payout) continue;
        const { transactionId, status } = event.payout;
        if (status !== 'IN_TRANSIT' && status !== 'FAILED') continue;
        if (now.getTime() - at.getTime() > worthMs) continue;
        const payout = await findPayout(tx, scope, transactionId);
        // The bank may have returned the payout in the meantime.
        if (payout.status !== status) continue;
        const about = { ...scope, publicUrl: publicUrl() };
        await mailOwners({ tx, scope, at: now }, (owner) => mailOf[status](about, payout, owner));
      }
    },
  };
}
