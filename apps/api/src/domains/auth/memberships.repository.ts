import type { ApplicationState } from '@counter/contract/onboarding';
import { chosenDateFormat, defaultDateFormat, type DateFormat } from '@counter/contract/shared';
import type { UserRow } from './users.repository.ts';
import type { Db, Tx } from './auth.tables.ts';
import { usualDates } from '../../platform/kernel/usual-dates.ts';

/** The facts about a person's store that decide where they land after sign-in. */
export type Membership = {
  readonly storeId: number;
  readonly storeName: string;
  readonly approved: boolean;
  /** The state of the person's own application for a first store; null for any other store. */
  readonly application: ApplicationState | null;
  readonly emailConfirmed: boolean;
  readonly timeZone: string;
};

/** Finds the person's stores: approved ones first, then in the order they joined. */
export async function findMemberships(db: Db | Tx, userId: number): Promise<Membership[]> {
  return db
    .selectFrom('published.storeMembers as member')
    .innerJoin('published.stores as store', 'store.id', 'member.storeId')
    .innerJoin('users', 'users.id', 'member.userId')
    .leftJoin('published.applications as application', (join) =>
      join
        .onRef('application.storeId', '=', 'member.storeId')
        .onRef('application.applicantId', '=', 'member.userId')
        .on('application.first', '=', true),
    )
    .where('member.userId', '=', userId)
    .orderBy('store.approved', 'desc')
    .orderBy('member.createdAt')
    .orderBy('store.id')
    .select([
      'store.id as storeId',
      'store.name as storeName',
      'store.approved',
      'store.timeZone',
      'application.state as application',
    ])
    .select((eb) =>
      eb('users.emailConfirmedAt', 'is not', null).$castTo<boolean>().as('emailConfirmed'),
    )
    .execute();
}

/** Returns the date format of the country of a person's first store. */
export function usualDatesOf([store]: readonly Membership[]): DateFormat {
  return store ? usualDates(store.timeZone) : defaultDateFormat;
}

/** Returns the format in which a person reads dates and times. */
export async function findDates(
  db: Db | Tx,
  user: Pick<UserRow, 'id' | 'dateOrder' | 'clock'>,
): Promise<DateFormat> {
  return chosenDateFormat(user, usualDatesOf(await findMemberships(db, user.id)));
}

/** Returns true if the person is a member of an approved store. */
export async function hasApprovedStore(db: Db | Tx, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('published.storeMembers as member')
    .innerJoin('published.stores as store', 'store.id', 'member.storeId')
    .where('member.userId', '=', userId)
    .where('store.approved', '=', true)
    .select('store.id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds the names of the person's stores that require a second factor. */
export async function findDemandingStores(tx: Tx, userId: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('published.storeMembers as member')
    .innerJoin('published.secondFactorDemands as demands', 'demands.storeId', 'member.storeId')
    .innerJoin('published.stores as store', 'store.id', 'member.storeId')
    .where('member.userId', '=', userId)
    .orderBy('store.id')
    .select('store.name')
    .execute();
  return rows.map(({ name }) => name);
}

/** Finds the store names of several people. */
export async function findStoreNames(
  db: Db,
  userIds: readonly number[],
): Promise<{ readonly userId: number; readonly name: string }[]> {
  if (userIds.length === 0) return [];
  return db
    .selectFrom('published.storeMembers as member')
    .innerJoin('published.stores as store', 'store.id', 'member.storeId')
    .where('member.userId', 'in', userIds)
    .orderBy('store.id')
    .select(['member.userId', 'store.name'])
    .execute();
}
