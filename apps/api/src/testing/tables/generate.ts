import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openPool } from '../../platform/db/pool.ts';
import { onDatabase } from '../processes/databases.ts';
import { startTestServer } from '../processes/test-server.ts';
import { renderTables } from './render-tables.ts';

// `npm run generate:tables`: writes the types of all tables after all migrations.
const sources = resolve(import.meta.dirname, '../..');
const server = await startTestServer();
const pool = openPool(onDatabase(server.server, server.template), { max: 1 });
try {
  for (const [path, text] of await renderTables(pool)) {
    await writeFile(join(sources, path), text);
  }
} finally {
  await pool.end();
  await server.stop();
}
