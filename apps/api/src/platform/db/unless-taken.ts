import { DatabaseError } from 'pg';

const uniqueViolation = '23505';

/**
 * Returns the written value; undefined, with the transaction lost, if a unique value is taken
 * already, also by a concurrent write.
 */
export async function unlessTaken<Value>(write: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof DatabaseError && error.code === uniqueViolation) return undefined;
    throw error;
  }
}
