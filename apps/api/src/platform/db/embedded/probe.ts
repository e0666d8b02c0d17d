import { Client, DatabaseError } from 'pg';
import type { Connection } from '../connection.ts';

/** `busy`: a server is there, but is just starting or stopping. */
export type ServerState = 'ready' | 'busy' | 'absent';

/** Asks the server at `connection` for a session, and so learns more than that its socket exists. */
export async function probe(connection: Connection): Promise<ServerState> {
  const client = new Client({ ...connection, ssl: false, connectionTimeoutMillis: 2000 });
  let state: ServerState = 'busy';
  client.on('error', () => {
    state = 'busy';
  });
  try {
    await client.connect();
    state = 'ready';
  } catch (error) {
    state = stateAfter(error);
  } finally {
    await client.end();
  }
  return state;
}

function stateAfter(error: unknown): ServerState {
  if (error instanceof DatabaseError) {
    const isFull = error.code === '53300';
    return isFull ? 'ready' : 'busy';
  }
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EACCES') throw error;
  return code === 'ENOENT' || code === 'ECONNREFUSED' ? 'absent' : 'busy';
}
