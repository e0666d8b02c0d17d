import { sql } from 'kysely';
import type { Tx } from './notifications.tables.ts';

/** A store that mails an address, either as a recipient of its notices or as a member of its team. */
export type BounceStore = {
  readonly address: string;
  readonly storeId: number;
  readonly storeName: string;
  readonly member: string | null;
};

/**
 * Returns the stores that mail the given lowercase addresses. `member` is the person's name if they are on the team.
 */
export async function findStoresMailing(
  tx: Tx,
  addresses: readonly string[],
): Promise<BounceStore[]> {
  const wanted = sql<string>`any(${[...addresses]}::text[])`;
  const members = await tx
    .selectFrom('published.storeMembers as member')
    .innerJoin('published.users as person', 'person.id', 'member.userId')
    .innerJoin('published.stores as store', 'store.id', 'member.storeId')
    .where((eb) => eb.fn<string>('lower', ['person.email']), '=', wanted)
    .select((eb) => [
      eb.fn<string>('lower', ['person.email']).as('address'),
      'member.storeId',
      'store.name as storeName',
      'person.fullName as member',
    ])
    .execute();
  const recipients = await tx
    .selectFrom('mailRecipients as recipient')
    .innerJoin('published.stores as store', 'store.id', 'recipient.storeId')
    .where((eb) => eb.fn<string>('lower', ['recipient.email']), '=', wanted)
    .where('recipient.unsubscribedAt', 'is', null)
    .select((eb) => [
      eb.fn<string>('lower', ['recipient.email']).as('address'),
      'recipient.storeId',
      'store.name as storeName',
    ])
    .distinct()
    .execute();
  const known = new Set(members.map(keyOf));
  const others = recipients.filter((recipient) => !known.has(keyOf(recipient)));
  return [...members, ...others.map((other) => ({ ...other, member: null }))];
}

function keyOf({ storeId, address }: Pick<BounceStore, 'storeId' | 'address'>): string {
  return `${storeId} ${address}`;
}
