import type { Transaction } from 'kysely';
import { DatabaseError } from 'pg';

/**
 * Takes a statement that a transaction has issued and whose answer nobody needs. Further statements must be issued already, too:
 * the commit may go out at once.
 */
export type Send = (statement: Promise<unknown>) => void;

/** The statements that a transaction has sent and not waited for. */
export class Sent {
  readonly #statements: Promise<unknown>[] = [];

  /** Runs `work` and keeps what it sends. If a sent statement fails, its error is thrown, since later statements fail because of it. */
  hear<Schema, Result>(
    work: (tx: Transaction<Schema>, send: Send) => Promise<Result>,
  ): (tx: Transaction<Schema>) => Promise<Result> {
    return async (tx) => {
      try {
        return await work(tx, (statement) => {
          // `answered` throws its error. Without a handler until then, it would end the process.
          statement.catch(() => {});
          this.#statements.push(statement);
        });
      } catch (error) {
        await this.answered();
        throw error;
      }
    };
  }

  /** Waits until all were answered. @throws the error of the first that failed */
  async answered(): Promise<void> {
    const results = await Promise.allSettled(this.#statements);
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  }
}

type Promises<Values extends readonly unknown[]> = {
  [Index in keyof Values]: Promise<Values[Index]>;
};

/**
 * Waits for parts of a transaction that go out together. When one fails, none of them is under way any more, so the rollback
 * comes after all of them.
 * @throws the error of the first part that failed for a reason of its own
 */
export async function together<const Values extends readonly unknown[]>(
  parts: Promises<Values>,
): Promise<Values> {
  const errors = (await Promise.allSettled(parts)).flatMap((part) =>
    part.status === 'rejected' ? [{ reason: part.reason as unknown }] : [],
  );
  const cause = errors.find(({ reason }) => !isConsequence(reason)) ?? errors[0];
  if (cause) throw cause.reason;
  return Promise.all(parts);
}

const failedTransaction = '25P02';

/** Returns true for the error of a statement that was refused because one before it had failed. */
function isConsequence(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === failedTransaction;
}
