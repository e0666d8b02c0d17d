import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { addStore } from '../../testing/stores/marketplace.ts';
import { addJob } from '../jobs/add-job.ts';
import { letterToAddress } from '../clients/mail/letter.ts';
import { queueMail } from '../messages/mail/queue-mail.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(async () => test.close());

/** Reads the metrics that are called counter_…, without those by route. */
async function read(): Promise<Record<string, number>> {
  const { body } = await test.app.inject('/metrics');
  const figures: Record<string, number> = {};
  for (const [, name = '', value] of body.matchAll(/^counter_(\w+(?:\{\w+="\w+"\})?) (\S+)$/gm))
    figures[name] = Number(value);
  return figures;
}

it('exports the number of waiting and failed jobs and messages', async () => {
  const nothing = { jobs_due: 0, jobs_failed: 0, 'messages_waiting{kind="mail"}': 0 };
  expect(await read()).toMatchObject(nothing);
  const { db, clock } = test.platform;
  const { pool } = test.database;
  const store = await addStore(db);
  await db.transaction().execute(async (tx) => {
    const now = clock.now();
    const hourAgo = new Date(now.getTime() - 3_600_000);
    for (const name of ['late', 'held', 'given_up']) await addJob(tx, name, {}, { runAt: hourAgo });
    await addJob(tx, 'later', {}, { runAt: new Date(now.getTime() + 3_600_000) });
    await queueMail(tx, now, letterToAddress('ada@example.test', 'Hello', []));
  });
  const taskOf = (name: string) =>
    `task_id = (select id from graphile_worker._private_tasks where identifier = '${name}')`;
  await pool.query(`
    update graphile_worker._private_jobs set locked_at = now() - interval '5 minutes', locked_by = 'pool-1' where ${taskOf('held')};
    update graphile_worker._private_jobs set attempts = max_attempts where ${taskOf('given_up')};
    insert into store_event_heads (store_id, seq) values (${store.id}, 7)
      on conflict (store_id) do update set seq = 7;
    insert into event_positions (store_id, reader, seq) values (${store.id}, 'push', 3);
    insert into store_events (store_id, seq, at, event)
      select ${store.id}, seq, now() - (8 - seq) * interval '1 minute', '{}' from generate_series(1, 7) as seq;
  `);
  const found = await read();
  expect(found).toMatchObject({
    jobs_running: 1,
    jobs_failed: 1,
    'events_behind{consumer="push"}': 4,
    'messages_waiting{kind="mail"}': 1,
    'messages_waiting{kind="sms"}': 0,
    'messages_failed{kind="mail"}': 0,
    database_connections_awaited: 0,
  });
  // The late one, and the one that sends the mail.
  expect(found['jobs_due']).toBe(2);
  expect(found['jobs_due_oldest_seconds']).toBeGreaterThan(3590);
  expect(found['jobs_running_oldest_seconds']).toBeGreaterThan(290);
  // The fourth event is the first that waits.
  const eventAge = found['events_behind_oldest_seconds{consumer="push"}'];
  expect(Math.round((eventAge ?? 0) / 60)).toBe(4);
  expect(found['database_connections_open']).toBeGreaterThan(0);
});
