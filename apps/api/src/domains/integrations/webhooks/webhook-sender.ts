import { createBackground } from '../../../platform/kernel/background.ts';
import { every } from '../../../platform/kernel/every.ts';
import type { Platform } from '../../../platform/platform.ts';
import { claimDue, drainLane } from './send-due.ts';
import { createOutcomes, webhookFigures } from './webhook-figures.ts';

type Timing = { readonly pauseMs: number; readonly lanes: number };

/** A receiver that hangs holds a lane for 10 seconds, so a few must not hold up the rest. */
const usual: Timing = { pauseMs: 1_000, lanes: 20 };

/** Sends webhooks beside the jobs of a process, which slow receivers would hold up. */
type WebhookSender = {
  /** Takes no further lanes and resolves when the calls under way have ended. */
  stop(): Promise<void>;
  /** Figures for the operator. */
  readonly figures: ReturnType<typeof webhookFigures>;
};

/** Starts to send what is due, together with the other processes on the database. */
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
      // Not waited for: others are looked for while this one hangs.
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
