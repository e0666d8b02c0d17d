import { skipReasons } from '@counter/contract/marketing';
import type { Platform } from '../../platform/platform.ts';
import type { ClearedNumber } from '../../platform/clients/sms/gateway.ts';
import { numberSubject } from '../../platform/messages/sms/queue-sms.ts';
import { nextCountedDay, takeCampaignTotals } from '../../platform/messages/sms/totals.ts';
import type { Work } from '../../platform/events/work.ts';
import { isHeldOut } from './hold-out.ts';
import { sortRecipients } from './recipients.service.ts';
import {
  delayMessages,
  lockDueMessages,
  extendLease,
  updateMessages,
  type DueMessage,
} from './sending.repository.ts';

/** The lease of a process that sends a campaign, renewed with every batch. */
export const leaseMs = 3 * 60_000;

type Parts = Pick<Platform, 'vault' | 'sms' | 'log'>;

type Wanted = {
  readonly campaignId: number;
  readonly limit: number;
  /** Holds out every tenth recipient. */
  readonly holdOut: boolean;
};

/** A message that may be sent now. */
export type ClearedMessage = { readonly id: number; readonly to: ClearedNumber };

/**
 * Locks due messages of a campaign until the transaction ends and returns those that may be sent now. Checks consent,
 * STOP, blocks and limits at this last moment, and delays messages in quiet hours to 8:00. Null if nothing is due or
 * the campaign has ended.
 */
export async function takeDueMessages(
  work: Work,
  parts: Parts,
  { campaignId, limit, holdOut }: Wanted,
): Promise<ClearedMessage[] | null> {
  const { tx, scope, at } = work;
  const until = new Date(at.getTime() + leaseMs);
  if (!(await extendLease(tx, scope, campaignId, until))) return null;
  const held = await lockDueMessages(tx, scope, campaignId, { now: at, limit });
  if (held.length === 0) return null;
  const phones = held.map(({ phone }) => phone);
  const sorted = await sortRecipients({ ...parts, db: tx }, scope, phones, at);
  const wanted = held.filter(({ phone }) => !sorted.skipped.has(phone));
  const ready = wanted.flatMap(({ id, phone }) => {
    const to = sorted.cleared.get(phone);
    return to === undefined ? [] : [{ id, to }];
  });
  const heldOut = holdOut ? ready.filter(({ id }) => isHeldOut(campaignId, id)) : [];
  const addressed = ready.filter((message) => !heldOut.includes(message));
  const { full, waiting, going } = await countMessages(work, parts, addressed);
  const skipped = new Map([
    ...sorted.skipped,
    ...heldOut.map(({ to }) => [to, 'HOLD_OUT'] as const),
    ...full.map(({ to }) => [to, 'LIMIT'] as const),
  ]);
  await skipMessages(work, held, skipped);
  const asleep = wanted.flatMap(({ id, phone }) => {
    const time = sorted.waitUntil.get(phone);
    return time ? [{ id, until: time }] : [];
  });
  const tomorrow = nextCountedDay(at);
  const late = waiting.map(({ id }) => ({ id, until: tomorrow }));
  await delayMessages(tx, scope, [...asleep, ...late]);
  work.emit({ kind: 'marketing.changed' });
  return going;
}

async function skipMessages(
  { tx, scope, at }: Work,
  held: readonly DueMessage[],
  skipped: ReadonlyMap<string, (typeof skipReasons)[number]>,
): Promise<void> {
  for (const reason of skipReasons) {
    const ids = held.filter(({ phone }) => skipped.get(phone) === reason).map(({ id }) => id);
    await updateMessages(tx, scope, ids, { state: 'SKIPPED', at, reason });
  }
}

/** Counts messages towards the day's limits and separates those beyond a limit. */
async function countMessages(
  { tx, scope, at }: Work,
  { vault, sms, log }: Parts,
  ready: readonly ClearedMessage[],
) {
  const messages = new Map(ready.map((message) => [numberSubject(vault, message.to), message]));
  const { storeId } = scope;
  const subjects = [...messages.keys()];
  const totals = await takeCampaignTotals(tx, at, sms.limits, { storeId, subjects });
  const these = (some: readonly string[]): ClearedMessage[] => {
    const chosen = new Set(some);
    return [...messages].filter(([subject]) => chosen.has(subject)).map(([, message]) => message);
  };
  const [going, full, waiting] = [totals.free, totals.full, totals.waiting].map(these);
  const refused = totals.full.length + totals.waiting.length;
  if (refused > 0) {
    sms.refusals.LIMIT += refused;
    log.warn({ kind: 'CAMPAIGN', storeId, refused }, 'text messages were above a limit');
  }
  return { going: going ?? [], full: full ?? [], waiting: waiting ?? [] };
}
