import { createBackground } from '../../../platform/kernel/background.ts';
import { every } from '../../../platform/kernel/every.ts';
import type { Platform } from '../../../platform/platform.ts';
import { claimDue, drainLane } from './send-due.ts';
import { createOutcomes, webhookFigures } from './webhook-figures.ts';

type Timing = { readonly pauseMs: number; readonly lanes: number };

/** A hanging receiver blocks a lane for 10 seconds, so there must be enough lanes for the rest. */
const usual: Timing = { pauseMs: 1_000, lanes: 20 };

/** Sends webhooks independently of the job queue, which slow receivers would block. */
type WebhookSender = {
  /** Stops claiming lanes and resolves once the running calls have ended. */
  stop(): Promise<void>;
  /** Metrics for operators. */
  readonly figures: ReturnType<typeof webhookFigures>;
};

/** Starts to send due webhooks, along with the other processes on the database. */
export function createWebhookSender(
  platform: Platform,
  { pauseMs, lanes }: Timing = usual,
): WebhookSender {
  const background = createBackground(platform.log);
  const outcomes = createOutcomes();
  const parts = { ...platform, outcomes };
  let taken = 0;

  async function look(): Promise<void> {
    if (taken >= lanes) return;
    for (const lane of await claimDue(platform, lanes - taken)) {
      taken += 1;
      // Not awaited, so that a hanging lane doesn't hold up the search for others.
      void background
        .run(drainLane(parts, lane), 'could not send a webhook', lane.storeId)
        .finally(() => (taken -= 1));
    }
  }

  const timer = every(pauseMs, async () => background.run(look(), 'could not look for webhooks'));
  return {
    figures: webhookFigures(platform.db, outcomes),
    stop: async () => {
      await timer.stop();
      await background.ended();
    },
  };
}
