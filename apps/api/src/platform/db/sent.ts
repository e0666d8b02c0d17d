import type { Transaction } from 'kysely';
import { DatabaseError } from 'pg';

/**
 * Accepts a statement that a transaction has issued and whose result nobody needs. Issue all other statements first:
 * the commit may go out at once.
 */
export type Send = (statement: Promise<unknown>) => void;

/** A transaction's statements that were sent without waiting for their results. */
export class Sent {
  readonly #statements: Promise<unknown>[] = [];

  /**
   * Wraps `work` and collects the statements it sends. If one fails, its error is thrown instead of those it causes.
   */
  hear<Schema, Result>(
    work: (tx: Transaction<Schema>, send: Send) => Promise<Result>,
  ): (tx: Transaction<Schema>) => Promise<Result> {
    return async (tx) => {
      try {
        return await work(tx, (statement) => {
          // `answered` throws the error. Until then, an unhandled rejection would end the process.
          statement.catch(() => {});
          this.#statements.push(statement);
        });
      } catch (error) {
        await this.answered();
        throw error;
      }
    };
  }

  /**
   * Waits for all results.
   * @throws the error of the first failed statement
   */
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
 * Waits for parts of a transaction that go out together. Even if one fails, it waits for the others, so the rollback
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

/** Returns true if a statement failed only because an earlier one had. */
function isConsequence(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === failedTransaction;
}
