import type { Tx } from './notifications.tables.ts';

/** A store that mails an address: to a recipient of its notices, or to somebody on its team. */
export type BounceStore = { readonly storeId: number; readonly member: string | null };

/** Returns the stores that mail an address in lower case. `member` names who has it, if they are on the team. */
export async function findStoresMailing(tx: Tx, address: string): Promise<BounceStore[]> {
  const members = await tx
    .selectFrom('published.storeMembers as member')
    .innerJoin('published.users as person', 'person.id', 'member.userId')
    .where((eb) => eb.fn('lower', ['person.email']), '=', address)
    .orderBy('member.storeId')
    .select(['member.storeId', 'person.fullName as member'])
    .execute();
  const recipients = await tx
    .selectFrom('mailRecipients')
    .where((eb) => eb.fn('lower', ['email']), '=', address)
    .where('unsubscribedAt', 'is', null)
    .orderBy('storeId')
    .select('storeId')
    .distinct()
    .execute();
  const known = new Set(members.map(({ storeId }) => storeId));
  const others = recipients.filter(({ storeId }) => !known.has(storeId));
  return [...members, ...others.map(({ storeId }) => ({ storeId, member: null }))];
}
