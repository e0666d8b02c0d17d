import {
  findStatementMails,
  sendStatementMail,
  updateStatementMails,
  type StatementMailsRequest,
} from '@counter/contract/notifications';
import {
  mailDueStatement,
  mailStatementTask,
  scheduleStatements,
} from '../../domains/notifications/mail-statements.service.ts';
import { findMails } from './mails.ts';
import { testPassword } from '../stores/marketplace.ts';
import type { TestMarket, TestShop } from '../stores/orders.ts';

export const accountant = 'ledger@office.test';

/** Helpers that read, change and send a shop's statement mails. */
export function statementMailsOf(market: TestMarket, { store, owner }: TestShop) {
  const { test } = market;
  const { db, pool } = test.database;
  const storeId = store.id;
  const choice = (change: Partial<StatementMailsRequest> = {}): StatementMailsRequest => ({
    storeId,
    rhythm: 'WEEKLY',
    files: ['CSV', 'PDF'],
    recipients: [{ email: accountant }],
    password: testPassword,
    ...change,
  });
  /** Returns the stores with waiting jobs. */
  const jobs = async (): Promise<number[]> => {
    const { rows } = await pool.query<{ store: number }>(
      `select (job.payload ->> 'storeId')::int as store
       from graphile_worker._private_jobs job
       join graphile_worker._private_tasks task on task.id = job.task_id
       where task.identifier = $1 order by job.id`,
      [mailStatementTask],
    );
    return rows.map((row) => row.store);
  };
  return {
    choice,
    jobs,
    save: async (change: Partial<StatementMailsRequest> = {}) =>
      market.ask(updateStatementMails, { body: choice(change) }, owner),
    read: async () =>
      market.ask(findStatementMails, { params: { storeId: String(storeId) } }, owner),
    sendNow: async () => test.call(sendStatementMail, { body: { storeId } }, owner),
    mails: async (email = accountant) => findMails(db, email),
    /** Schedules due statements and runs the jobs, like a worker. */
    run: async (): Promise<void> => {
      await scheduleStatements(test.platform);
      for (const job of await jobs()) await mailDueStatement(test.platform, job);
      await pool.query('delete from graphile_worker._private_jobs');
    },
    /** Returns the files attached to queued mails to the accountant. */
    attached: async () =>
      db
        .selectFrom('messageAttachments as file')
        .innerJoin('messages as mail', 'mail.id', 'file.messageId')
        .where('mail.recipient', '=', accountant)
        .orderBy('mail.id')
        .orderBy('file.place')
        .select(['filename', 'contentType', 'file.content as bytes'])
        .execute(),
  };
}

/** Deletes the schedules, mails and jobs of earlier tests. */
export async function clearStatementMails({ test }: TestMarket): Promise<void> {
  await test.database.db.deleteFrom('statementSchedules').execute();
  await test.database.db.deleteFrom('messages').execute();
  await test.database.pool.query('delete from graphile_worker._private_jobs');
}
