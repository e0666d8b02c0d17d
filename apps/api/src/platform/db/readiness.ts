import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';

/** The longest time that a health check waits, in milliseconds. */
const answerWithinMs = 900;
/** A successful write proves the database writable for this long, in milliseconds. */
const provenForMs = 3000;

/**
 * Writes more rows than fit in memory, so the server must create a new file. That fails at once on a full disk, while
 * small changes may fit into existing files for a long time.
 */
const needRoom = `
  select count(*) from (
    select n, md5(n::text) from generate_series(1, 4000) as n order by 2 offset 0
  ) as sorted`;

/** Writes to the write-ahead log only. */
const writeToLog = "select pg_logical_emit_message(true, 'counter', 'ready')";

/** After a slow answer, the last result stays valid for this long: a busy server is no reason to fail readiness. */
const trustedForMs = 15_000;

/**
 * Returns a function that resolves within a second to whether the database can be read and written; false if it is
 * unreachable or its disk is full. Give it its own pool, so that it never waits for calls.
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
    // Closes a connection that failed halfway, so nobody else gets it.
    client.release(failure);
  }
}
