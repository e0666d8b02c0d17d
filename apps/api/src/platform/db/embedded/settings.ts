import type { ServerFolder } from './folder.ts';
import { socketPort } from './folder.ts';

/** PostgreSQL settings by name. */
export type ServerSettings = Readonly<Record<string, string>>;

/** Settings for a small machine with an SSD. Acknowledged commits are on disk. */
const defaults: ServerSettings = {
  fsync: 'on',
  synchronous_commit: 'on',
  listen_addresses: '',
  port: String(socketPort),
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '256MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  random_page_cost: '1.1',
  jit: 'off',
  wal_compression: 'on',
  max_wal_size: '1GB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The API reports failed statements; here they would fill the disk and reveal data.
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

/** Returns the command line arguments of a server in `folder`. */
export function serverArguments(folder: ServerFolder, changes: ServerSettings): string[] {
  const settings = { ...defaults, unix_socket_directories: folder.socketFolder, ...changes };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', folder.data, ...options];
}
