import type { DeliveryState } from '@counter/contract/marketing';
import type { Tx, Work } from './marketing.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { createCampaign, type NewCampaign } from './campaigns.repository.ts';

/** A message of a past campaign and its outcome. */
export type PastMessage = {
  readonly phone: string;
  readonly state: Extract<DeliveryState, 'SENT' | 'DELIVERED' | 'FAILED' | 'SKIPPED'>;
  readonly reason: string;
};

/** Inserts a sent campaign with the outcome of each message, without notifying or charging anybody. Returns its ID. */
export async function importSentCampaign(
  place: Pick<Work, 'tx' | 'scope' | 'at'>,
  campaign: NewCampaign,
  messages: readonly PastMessage[],
): Promise<number> {
  const { tx, scope } = place;
  const phones = messages.map(({ phone }) => phone);
  const id = await createCampaign(place, campaign, phones);
  const at = campaign.scheduleAt;
  for (const group of groupsOf(messages)) await updateGroup(tx, scope, { id, at, ...group });
  await tx
    .updateTable('smsCampaigns')
    .where('storeId', '=', scope.storeId)
    .where('id', '=', id)
    .set({ status: 'SENT', endedAt: at, lookAt: null })
    .execute();
  return id;
}

type Group = Omit<PastMessage, 'phone'> & { readonly phones: readonly string[] };

function groupsOf(messages: readonly PastMessage[]): Group[] {
  const groups = Map.groupBy(messages, ({ state, reason }) => `${state} ${reason}`);
  return Array.from(groups.values(), (some) => ({
    state: some[0]?.state ?? 'SENT',
    reason: some[0]?.reason ?? '',
    phones: some.map(({ phone }) => phone),
  }));
}

async function updateGroup(
  tx: Tx,
  { storeId }: StoreScope,
  { id, at, state, reason, phones }: Group & { readonly id: number; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('smsMessages')
    .where('storeId', '=', storeId)
    .where('campaignId', '=', id)
    .where('phone', 'in', phones)
    .set({ state, reason, toldAt: at, sentAt: state === 'SKIPPED' ? null : at })
    .execute();
}
