import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';

/** The longest time that a caller waits for an answer, in milliseconds. */
const answerWithinMs = 900;
/** A proof that the database can be written to holds for so long, in milliseconds. */
const provenForMs = 3000;

/**
 * More rows than their memory holds, so that the server has to put them into a new file. That fails on a full disk at
 * once, while small changes may find room in existing files for long.
 */
const needRoom = `
  select count(*) from (
    select n, md5(n::text) from generate_series(1, 4000) as n order by 2 offset 0
  ) as sorted`;

/** Writes to the log of the database alone. */
const writeToLog = "select pg_logical_emit_message(true, 'counter', 'ready')";

/** A database that answers late counts as it was before, for so long: a busy server is no reason to send everybody away. */
const trustedForMs = 15_000;

/**
 * Returns a function that answers within a second whether the database can be read and written to: false where it is away
 * or its disk is full. Give it a pool of its own, so that it waits for no call.
 */
export function createReadiness(pool: Pool): () => Promise<boolean> {
  let provenAt = -Infinity;
  let rightAt = -Infinity;
  let proving: Promise<void> | undefined;

  async function prove(): Promise<void> {
    await proveWriting(pool);
    provenAt = performance.now();
  }

  async function check(): Promise<boolean> {
    if (performance.now() - provenAt < provenForMs) await pool.query('select 1');
    else await (proving ??= prove().finally(() => (proving = undefined)));
    rightAt = performance.now();
    return true;
  }

  async function fail(): Promise<boolean> {
    provenAt = rightAt = -Infinity;
    return false;
  }

  return async () => {
    const answered = new AbortController();
    const late = delay(answerWithinMs, null, { signal: answered.signal }).then(
      () => performance.now() - rightAt < trustedForMs,
      () => false,
    );
    try {
      return await Promise.race([check().catch(fail), late]);
    } finally {
      answered.abort();
    }
  };
}

async function proveWriting(pool: Pool): Promise<void> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('begin');
    await client.query("set local work_mem = '64kB'");
    await client.query(needRoom);
    await client.query(writeToLog);
    await client.query('commit');
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw failure;
  } finally {
    // A connection that failed halfway is not lent to anybody else.
    client.release(failure);
  }
}
