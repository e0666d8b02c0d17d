import {
  chosenDateFormat,
  defaultDateFormat,
  type ClockChoice,
  type DateFormat,
  type DateOrderChoice,
  type Role,
} from '@counter/contract/shared';
import { sql } from 'kysely';
import type { Db } from '../db/platform-db.ts';
import { prepared } from '../db/prepared.ts';
import { usualDates } from '../kernel/usual-dates.ts';
import { toStore, type StoreRow } from './callers.repository.ts';
import type { EndReason } from './end-reason.ts';

export type SessionRow = {
  readonly sessionId: number;
  readonly lastSeenAt: Date;
  readonly endedAt: Date | null;
  readonly endReason: EndReason | null;
  /** The time it ends unless it is used again. */
  readonly expiresAt: Date;
  /** The time it ends in any case. */
  readonly endsAt: Date;
  /** The hash of the cookie that the session is bound to; null for API clients' sessions. */
  readonly deviceHash: Buffer | null;
  readonly userId: number;
  readonly fullName: string;
  readonly email: string;
  readonly operator: boolean;
  readonly dateOrder: DateOrderChoice;
  readonly clock: ClockChoice;
  /** The user's format for dates and times. */
  readonly dates: DateFormat;
  /** True for an operator without a second factor, except in a demo. */
  readonly factorMissing: boolean;
  /** The user's memberships in the requested stores. */
  readonly memberships: readonly Membership[];
};

export type Membership = {
  readonly role: Role;
  readonly store: StoreRow;
  /** True if the store requires a second factor and the user has none. */
  readonly secondFactorMissing: boolean;
};

type Wanted = {
  readonly keys: readonly (Buffer | number)[];
  /** A store for each key; ignored if memberships in all stores are read. */
  readonly storeIds: readonly number[];
};

const keyTypes = { 'session.tokenHash': sql`bytea[]`, 'session.id': sql`bigint[]` };

const selectSessions = (column: keyof typeof keyTypes, stores: 'all' | 'one') =>
  prepared((db: Db, { keys, storeIds }: Wanted) =>
    db
      .selectFrom(
        sql<{ key: never; storeId: number; place: number }>`
          unnest(${keys}::${keyTypes[column]}, ${storeIds}::bigint[]) with ordinality`.as<'wanted'>(
          sql`wanted(key, store_id, place)`,
        ),
      )
      .innerJoin('published.sessions as session', column, 'wanted.key')
      .innerJoin('published.users as user', 'user.id', 'session.userId')
      .leftJoin('published.storeMembers as member', (join) => {
        const ofUser = join.onRef('member.userId', '=', 'user.id');
        return stores === 'all' ? ofUser : ofUser.onRef('member.storeId', '=', 'wanted.storeId');
      })
      .leftJoin('published.stores as store', 'store.id', 'member.storeId')
      .leftJoin('published.secondFactorDemands as demand', 'demand.storeId', 'store.id')
      .leftJoin('published.devices as device', 'device.id', 'session.deviceId')
      .select('wanted.place')
      .select([
        'session.id as sessionId',
        'session.lastSeenAt',
        'session.endedAt',
        'session.endReason',
        'session.expiresAt',
        'session.endsAt',
        'device.tokenHash as deviceHash',
        'user.id as userId',
        'user.fullName',
        'user.email',
        'user.operator',
        'user.dateOrder',
        'user.clock',
        'user.demo',
        'member.role',
        'store.id',
        'store.storeUrl',
        'store.name',
        'store.currency',
        'store.timeZone',
        'store.approved',
        'user.secondFactorAt',
        'demand.demandedAt',
      ])
      .select((eb) =>
        eb
          .selectFrom('published.storeMembers as own')
          .innerJoin('published.stores as first', 'first.id', 'own.storeId')
          .whereRef('own.userId', '=', 'user.id')
          .orderBy('first.approved', 'desc')
          .orderBy('own.createdAt')
          .orderBy('first.id')
          .limit(1)
          .select('first.timeZone')
          .as('homeZone'),
      ),
  );

const byHash = {
  all: selectSessions('session.tokenHash', 'all'),
  one: selectSessions('session.tokenHash', 'one'),
};
const byId = selectSessions('session.id', 'one');

type Row = Awaited<ReturnType<typeof byId>>[number];

/** Finds a session by id, live or not, and its user's membership in a store, in one round trip. */
export async function findSessionRow(
  db: Db,
  id: number,
  storeId: number,
): Promise<SessionRow | undefined> {
  return toSessionRow(await byId(db, { keys: [id], storeIds: [storeId] }));
}

/** A session's token hash, and the store whose membership is read with it. */
export type SessionKey = { readonly tokenHash: Buffer; readonly storeId: number };

/** No store has this id, so a session read with it has no memberships. */
export const noStore = 0;

/**
 * Finds sessions by token hash, live or not, and in the same round trip each user's membership in the key's store or in
 * all stores. Returns them in the order of the keys.
 */
export async function findSessionRows(
  db: Db,
  wanted: readonly SessionKey[],
  stores: 'all' | 'one',
): Promise<(SessionRow | undefined)[]> {
  const rows = await byHash[stores](db, {
    keys: wanted.map(({ tokenHash }) => tokenHash),
    storeIds: wanted.map(({ storeId }) => storeId),
  });
  const byPlace = Map.groupBy(rows, ({ place }) => place);
  return wanted.map((_, index) => toSessionRow(byPlace.get(index + 1) ?? []));
}

function toSessionRow(rows: readonly Row[]): SessionRow | undefined {
  const [row] = rows;
  if (!row) return undefined;
  return {
    sessionId: row.sessionId,
    lastSeenAt: row.lastSeenAt,
    endedAt: row.endedAt,
    endReason: row.endReason,
    expiresAt: row.expiresAt,
    endsAt: row.endsAt,
    deviceHash: row.deviceHash,
    userId: row.userId,
    fullName: row.fullName,
    email: row.email,
    operator: row.operator,
    dateOrder: row.dateOrder,
    clock: row.clock,
    dates: chosenDateFormat(row, row.homeZone ? usualDates(row.homeZone) : defaultDateFormat),
    factorMissing: row.operator && row.secondFactorAt === null && !row.demo,
    memberships: rows.flatMap(({ role, demandedAt, secondFactorAt, ...maybeStore }) => {
      const store = toStore(maybeStore);
      const secondFactorMissing = demandedAt !== null && secondFactorAt === null;
      return role && store ? [{ role, store, secondFactorMissing }] : [];
    }),
  };
}
