import { DatabaseError } from 'pg';

const uniqueViolation = '23505';

/**
 * Runs a write and returns its value. Returns undefined if a unique value is taken, even by a concurrent write; the
 * transaction has failed then.
 */
export async function unlessTaken<Value>(write: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof DatabaseError && error.code === uniqueViolation) return undefined;
    throw error;
  }
}
