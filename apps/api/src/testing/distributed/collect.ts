import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { readTasks, type Tasks } from './read-tasks.ts';

/** A statement that was sent while the tests ran, and how a cluster runs it. */
export type CollectedStatement = Tasks & { readonly text: string };

const isData = /^\s*(?:with|select|insert|update|delete|merge)\b/i;

/** Classes of errors that no statement of ours may meet: not supported, wrong in itself, and an error of the server. */
const isRefusal = /^(?:0A|42|XX)/;

/** The texts that this process has explained already. */
const explained = new Set<string>();

/**
 * Notes each statement that goes through a pool with the first values that it had. `explain` asks the cluster how it
 * runs each, and writes the answers to a file in `folder`, as are refusals of the cluster at once.
 */
export function collectStatements(pool: Pool, folder: string): { explain: () => Promise<void> } {
  const samples = new Map<string, readonly unknown[]>();
  const write = (statement: CollectedStatement): void =>
    appendFileSync(path.join(folder, `${process.pid}.jsonl`), `${JSON.stringify(statement)}\n`);
  const noteRefusal = (text: string, error: unknown): void => {
    if (!(error instanceof DatabaseError) || !isRefusal.test(error.code ?? '')) return;
    if (error.code === '42P01' || explained.has(text)) return;
    explained.add(text);
    write({ text, tasks: 0, isSplit: false, failure: error.message });
  };
  pool.on('connect', (client: PoolClient) => {
    const send = client.query.bind(client);
    // oxlint-disable-next-line typescript/no-explicit-any -- it stands for all the forms of the call
    client.query = (...input: any[]): any => {
      const [first, second] = input;
      const text = typeof first === 'string' ? first : first?.text;
      if (typeof text !== 'string' || !isData.test(text)) return Reflect.apply(send, client, input);
      if (!samples.has(text)) {
        const values: unknown = Array.isArray(second) ? second : first?.values;
        samples.set(text, Array.isArray(values) ? values : []);
      }
      const answer: unknown = Reflect.apply(send, client, input);
      if (answer instanceof Promise) answer.catch((error: unknown) => noteRefusal(text, error));
      return answer;
    };
  });
  return {
    explain: async () => {
      for (const [text, values] of samples) {
        if (explained.has(text)) continue;
        explained.add(text);
        write({ text, ...(await readTasks(pool, text, values)) });
      }
    },
  };
}
