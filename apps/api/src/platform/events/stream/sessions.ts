import type { Connection } from './connection.ts';

/**
 * Ends the connections whose session or membership is over. One is asked after the other, so that
 * thousands of screens do not crowd the database at once. What cannot be asked stays open; the last
 * failure is thrown in the end.
 */
export async function endInvalid(connections: Iterable<Connection>): Promise<void> {
  const failures: unknown[] = [];
  for (const connection of connections) {
    try {
      if (connection.isClosed()) continue;
      const access = await connection.subscriber.access();
      if (access === 'ended') connection.endSession();
      // Its session goes on elsewhere; coming back, the client reads why the store is closed to it.
      if (access === 'refused') connection.end();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) {
    throw new Error(`${failures.length} sessions could not be checked`, { cause: failures.at(-1) });
  }
}
