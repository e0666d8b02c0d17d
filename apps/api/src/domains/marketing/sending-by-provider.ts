import type { Platform } from '../../platform/platform.ts';
import { SmsNotTaken, SmsRefused, type SmsGateway } from '../../platform/clients/sms/gateway.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { leaseMs, takeDueMessages, type ClearedMessage } from './due-messages.ts';
import { updateMessages, type SentCampaign } from './sending.repository.ts';
import { statusPath } from './provider-paths.ts';
import { stopPhone } from './replies.service.ts';
import { closeClaim, findUncertain } from './uncertain.repository.ts';

/** Kept low, because after a crash the fate of these messages is unknown until the provider is asked. */
const atOnce = 20;
const sideBySide = 5;
const triesAgainAfterMs = 60_000;

/** The parts of the platform that sending needs. */
export type SendingParts = Pick<
  Platform,
  'db' | 'act' | 'vault' | 'clock' | 'log' | 'sms' | 'publicUrl'
>;

type Sending = {
  readonly platform: SendingParts;
  readonly gateway: SmsGateway;
  readonly scope: StoreScope;
  readonly campaign: SentCampaign;
};

/**
 * Hands due messages of a campaign to the provider, after committing which ones. Returns true if more may be due now.
 */
export async function handOverBatch(sending: Sending): Promise<boolean> {
  const { platform, scope, campaign } = sending;
  const claimed = await platform.act(scope, async (work) => {
    const due = await takeDueMessages(work, platform, {
      campaignId: campaign.id,
      limit: atOnce,
      holdOut: campaign.holdOut,
    });
    const ids = due?.map(({ id }) => id) ?? [];
    await updateMessages(work.tx, scope, ids, { state: 'SENDING', at: work.at });
    return due;
  });
  if (claimed === null) return false;
  let goesOn = true;
  for (let first = 0; first < claimed.length; first += sideBySide) {
    const some = claimed.slice(first, first + sideBySide);
    const taken = await Promise.all(some.map(async (message) => handOver(sending, message)));
    goesOn &&= taken.every(Boolean);
  }
  return goesOn;
}

/** Hands over one message. Returns false if the provider accepts none at the moment. */
async function handOver(
  { platform, gateway, scope, campaign: { body } }: Sending,
  { id, to }: ClearedMessage,
): Promise<boolean> {
  const { db, clock, publicUrl, log } = platform;
  const statusUrl = publicUrl() + statusPath(scope.storeId, id);
  try {
    const providerId = await gateway.send({ to, body, statusUrl });
    await closeClaim(db, scope, id, { state: 'SENT', at: clock.now(), providerId });
    return true;
  } catch (error) {
    const at = clock.now();
    if (error instanceof SmsRefused && error.optedOut) {
      await stopPhone(platform, to);
      await closeClaim(db, scope, id, { state: 'SKIPPED', at, reason: 'OPTED_OUT' });
    } else if (error instanceof SmsRefused) {
      await closeClaim(db, scope, id, { state: 'FAILED', at, reason: error.message });
    } else if (error instanceof SmsNotTaken) {
      const { storeId } = scope;
      log.warn(
        { storeId, reason: error.message },
        'the provider takes no text messages at the moment',
      );
      const until = new Date(at.getTime() + triesAgainAfterMs);
      await closeClaim(db, scope, id, { state: 'QUEUED', until });
      return false;
    } else {
      // `settleUncertain` asks later, once the provider knows for certain.
      const { storeId } = scope;
      log.warn({ storeId, err: error, messageId: id }, 'a text message may have been sent or not');
    }
    return true;
  }
}

const nobodyKnows =
  'Counter was interrupted while handing it over, and the provider knows of no such message. It is not sent again.';

/**
 * Asks the provider about messages that a crashed process may have handed over. One that the provider doesn't know is
 * not sent again: losing a message is better than sending it twice.
 */
export async function settleUncertain({
  platform: { db, clock },
  gateway,
  scope,
  campaign: { id: campaignId, body },
}: Sending): Promise<void> {
  const at = clock.now();
  const before = new Date(at.getTime() - leaseMs);
  for (const { id, phone: to, claimedAt } of await findUncertain(db, scope, campaignId, before)) {
    const providerId = await gateway.find({ to, body }, claimedAt);
    if (providerId === null) {
      await closeClaim(db, scope, id, { state: 'UNKNOWN', at, reason: nobodyKnows });
    } else {
      await closeClaim(db, scope, id, { state: 'SENT', at, providerId });
    }
  }
}
