import type {
  MailedFile,
  MailedRhythm,
  StatementReaderState,
  StatementRhythm,
} from '@counter/contract/notifications';
import type { Day } from '@counter/contract/shared';
import { sql } from 'kysely';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Db, Tx } from './notifications.tables.ts';

type OfStore = Pick<StoreScope, 'storeId'>;

export type ScheduleRow = {
  readonly rhythm: StatementRhythm;
  readonly files: readonly MailedFile[];
  /** Periods that fell due before this are not sent; null before the first choice. */
  readonly since: Date | null;
};

/** Returns a store's statement schedule and file formats. */
export async function findSchedule(db: Db | Tx, { storeId }: OfStore): Promise<ScheduleRow> {
  const row = await db
    .selectFrom('statementSchedules')
    .where('storeId', '=', storeId)
    .select(['rhythm', 'files', 'since'])
    .executeTakeFirst();
  return row ?? { rhythm: 'OFF', files: ['PDF'], since: null };
}

/** Saves a store's statement schedule and file formats. */
export async function saveSchedule(
  tx: Tx,
  { storeId }: OfStore,
  row: ScheduleRow & { readonly since: Date },
): Promise<void> {
  await tx
    .insertInto('statementSchedules')
    .values({ storeId, ...row })
    .onConflict((conflict) => conflict.column('storeId').doUpdateSet(row))
    .execute();
}

export type StatementReader = {
  readonly email: string;
  readonly token: string;
  readonly state: StatementReaderState;
};

/** Returns a store's statement readers, and whether each is still mailed. */
export async function findReaders(db: Db | Tx, { storeId }: OfStore): Promise<StatementReader[]> {
  const rows = await db
    .selectFrom('mailRecipients as reader')
    .where('storeId', '=', storeId)
    .where('kind', '=', 'STATEMENT')
    .orderBy('email')
    .select(['email', 'token', 'unsubscribedAt', hasLeft.as('hasLeft')])
    .execute();
  return rows.map(({ email, token, unsubscribedAt, hasLeft: left }) => ({
    email,
    token,
    state: left ? 'LEFT' : unsubscribedAt ? 'UNSUBSCRIBED' : 'ACTIVE',
  }));
}

/** True if the reader was on the team when their address was added and has left since. */
const hasLeft = sql<boolean>`(reader.member_id is not null and not exists (
  select from published.store_members member
  where member.store_id = reader.store_id and member.user_id = reader.member_id
))`;

/** Returns the team member with an address; null if there is none. */
export async function findMemberByEmail(
  tx: Tx,
  { storeId }: OfStore,
  email: string,
): Promise<number | null> {
  const row = await tx
    .selectFrom('published.storeMembers as member')
    .innerJoin('published.users as person', 'person.id', 'member.userId')
    .where('member.storeId', '=', storeId)
    .where('person.email', '=', email)
    .select('member.userId')
    .executeTakeFirst();
  return row?.userId ?? null;
}

export type ScheduledStore = {
  readonly storeId: number;
  readonly timeZone: string;
  readonly rhythm: MailedRhythm;
  readonly since: Date;
};

/** Returns a page of approved stores by id, after a cursor, with an active statement reader. */
export async function findScheduledStores(
  db: Db | Tx,
  after: OfStore | null,
  limit: number,
): Promise<ScheduledStore[]> {
  const { rows } = await sql<ScheduledStore>`
    select schedule.store_id, store.time_zone, schedule.rhythm, schedule.since
    from statement_schedules schedule
    join published.stores store on store.id = schedule.store_id
    where schedule.rhythm <> 'OFF' and schedule.store_id > ${after?.storeId ?? 0} and store.approved
      and exists (
        select from mail_recipients reader
        where reader.store_id = schedule.store_id and reader.kind = 'STATEMENT'
          and reader.unsubscribed_at is null and not ${hasLeft}
      )
    order by schedule.store_id limit ${limit}`.execute(db);
  return rows;
}

export type MailedPeriod = {
  readonly rhythm: MailedRhythm;
  readonly firstDay: Day;
  readonly lastDay: Day;
};

/** Records that a period's statement is mailed; returns false if it was already recorded. */
export async function createStatementMail(
  tx: Tx,
  { storeId }: OfStore,
  { at, ...period }: MailedPeriod & { readonly at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('statementMails')
    .values({ storeId, ...period, writtenAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Records that a period's statement is mailed now, for the first time or again. */
export async function saveStatementMail(
  tx: Tx,
  { storeId }: OfStore,
  { at, ...period }: MailedPeriod & { readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('statementMails')
    .values({ storeId, ...period, writtenAt: at })
    .onConflict((conflict) =>
      conflict.columns(['storeId', 'rhythm', 'firstDay']).doUpdateSet({ writtenAt: at }),
    )
    .execute();
}

/** Returns true if a period's statement was mailed. */
export async function isMailed(
  db: Db | Tx,
  { storeId }: OfStore,
  { rhythm, firstDay }: Pick<MailedPeriod, 'rhythm' | 'firstDay'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('statementMails')
    .where('storeId', '=', storeId)
    .where('rhythm', '=', rhythm)
    .where('firstDay', '=', firstDay)
    .select('storeId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the statement mailed last. */
export async function findLastMailed(db: Db | Tx, { storeId }: OfStore) {
  return db
    .selectFrom('statementMails')
    .where('storeId', '=', storeId)
    .orderBy('writtenAt', 'desc')
    .select(['firstDay', 'lastDay', 'writtenAt'])
    .limit(1)
    .executeTakeFirst();
}
