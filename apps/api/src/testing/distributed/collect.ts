import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { readTasks, type Tasks } from './read-tasks.ts';

/** A statement that the tests sent, and how a cluster executes it. */
export type CollectedStatement = Tasks & { readonly text: string };

const isData = /^\s*(?:with|select|insert|update|delete)\b/i;

/** Error classes that our statements must not cause: unsupported features, invalid SQL and internal errors. */
const isRefusal = /^(?:0A|42(?!P01)|XX)/;

/** The statements that this process has explained already. */
const explained = new Set<string>();

/** Watched pools, with the function that explains their statements. */
const collecting = new WeakMap<Pool, () => Promise<void>>();

/**
 * Returns a view of a pool that collects each statement with the first values it had, or the pool itself if statements
 * are not collected.
 */
export function watchPool(pool: Pool): Pool {
  const folder = process.env['STATEMENTS_FOLDER'];
  if (folder === undefined) return pool;
  const samples = new Map<string, readonly unknown[]>();
  const write = (statement: CollectedStatement): void =>
    appendFileSync(path.join(folder, `${process.pid}.jsonl`), `${JSON.stringify(statement)}\n`);
  collecting.set(pool, async () => {
    for (const [text, values] of samples) {
      if (explained.has(text)) continue;
      explained.add(text);
      write({ text, ...(await readTasks(pool, text, values)) });
    }
  });
  const noteRefusal = (text: string, error: unknown): void => {
    if (!(error instanceof DatabaseError) || !isRefusal.test(error.code ?? '')) return;
    if (explained.has(text)) return;
    explained.add(text);
    write({ text, tasks: 0, isSplit: false, failure: error.message });
  };
  const watch = (client: PoolClient): Pick<PoolClient, 'query' | 'release'> => ({
    release: (error) => client.release(error),
    // oxlint-disable-next-line typescript/no-explicit-any -- it stands for all the forms of the call
    query: (...input: unknown[]): any => {
      const [text, values] = input;
      // oxlint-disable-next-line typescript/unbound-method -- it is bound here
      const answer: unknown = Reflect.apply(client.query, client, input);
      if (typeof text !== 'string' || !isData.test(text)) return answer;
      if (!samples.has(text)) samples.set(text, Array.isArray(values) ? values : []);
      if (answer instanceof Promise) answer.catch((error: unknown) => noteRefusal(text, error));
      return answer;
    },
  });
  // oxlint-disable-next-line typescript/no-unsafe-return -- it is the pool, but for one method
  return Object.create(pool, { connect: { value: async () => watch(await pool.connect()) } });
}

/** Explains the collected statements of a pool on the cluster and writes the results to a file. */
export async function explainStatements(pool: Pool): Promise<void> {
  await collecting.get(pool)?.();
}
