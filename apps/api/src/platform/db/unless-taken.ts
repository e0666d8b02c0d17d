import { DatabaseError } from 'pg';

const uniqueViolation = '23505';

/**
 * What was written; undefined, and the transaction is lost, where something else has what must be there
 * only once, also when both are written at the same instant.
 */
export async function unlessTaken<Value>(write: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof DatabaseError && error.code === uniqueViolation) return undefined;
    throw error;
  }
}
