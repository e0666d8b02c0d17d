import { skipReasons } from '@counter/contract/marketing';
import type { Vault } from '../../platform/vault.ts';
import type { Work } from '../../platform/work.ts';
import { findSkipped, sendingTimeOf } from './recipients.service.ts';
import {
  delayMessages,
  holdDueMessages,
  keepCampaign,
  updateMessages,
  type DueMessage,
} from './sending.repository.ts';

/** For how long whoever sends a campaign has it to themselves; they ask for more with every batch. */
export const keptMs = 3 * 60_000;

/**
 * Holds some due messages of a campaign and answers those that may leave now, to the transaction's end:
 * consent, STOP and blocks are looked at here, at the last moment, and who is asleep waits for the morning.
 * Null when nothing is due any more, or the campaign has ended.
 */
export async function takeDueMessages(
  work: Work,
  vault: Vault,
  { campaignId, limit }: { readonly campaignId: number; readonly limit: number },
): Promise<DueMessage[] | null> {
  const { tx, scope, at } = work;
  const until = new Date(at.getTime() + keptMs);
  if (!(await keepCampaign(tx, scope, campaignId, until))) return null;
  const held = await holdDueMessages(tx, scope, campaignId, { now: at, limit });
  if (held.length === 0) return null;
  const phones = held.map(({ phone }) => phone);
  const skipped = await findSkipped({ db: tx, vault }, scope, phones);
  for (const reason of skipReasons) {
    const ids = held.filter(({ phone }) => skipped.get(phone) === reason).map(({ id }) => id);
    await updateMessages(tx, scope, ids, { state: 'SKIPPED', at, reason });
  }
  const wanted = held.filter(({ phone }) => !skipped.has(phone));
  const times = wanted.map((one) => ({ one, time: sendingTimeOf(one.phone, at, scope) }));
  const asleep = times.filter(({ time }) => time > at);
  await delayMessages(
    tx,
    scope,
    asleep.map(({ one: { id }, time }) => ({ id, until: time })),
  );
  work.emit({ kind: 'marketing.changed' });
  return times.flatMap(({ one, time }) => (time > at ? [] : [one]));
}
