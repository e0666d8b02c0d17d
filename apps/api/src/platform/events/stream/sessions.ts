import type { Connection } from './connection.ts';

/** The number of connections per statement. */
const chunkSize = 100;

/**
 * Ends connections whose session or membership is over. Checks them in chunks, so that thousands of screens don't
 * overload the database. A connection whose check fails stays open; the last failure is thrown at the end.
 */
export async function endInvalid(connections: Iterable<Connection>): Promise<void> {
  const failures: unknown[] = [];
  async function check(connection: Connection): Promise<void> {
    try {
      if (connection.isClosed()) return;
      const access = await connection.subscriber.access();
      if (access === 'ended') connection.endSession();
      // The session itself continues: on reconnecting, the client learns why the store is closed to it.
      if (access === 'refused') connection.end();
    } catch (error) {
      failures.push(error);
    }
  }
  const open = [...connections];
  for (let start = 0; start < open.length; start += chunkSize) {
    await Promise.all(open.slice(start, start + chunkSize).map(check));
  }
  if (failures.length > 0) {
    throw new Error(`${failures.length} sessions could not be checked`, { cause: failures.at(-1) });
  }
}
