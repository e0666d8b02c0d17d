import { Client, DatabaseError } from 'pg';
import type { Connection } from '../connection.ts';

/** `busy`: a server exists but is starting up or shutting down. */
export type ServerState = 'ready' | 'busy' | 'absent';

/** Opens a session on the server at `connection`, which proves more than an existing socket. */
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
