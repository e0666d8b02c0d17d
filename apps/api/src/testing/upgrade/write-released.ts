import { writeFile } from 'node:fs/promises';
import { openPool } from '../../platform/db/pool.ts';
import { onDatabase } from '../processes/databases.ts';
import { startTestServer } from '../processes/test-server.ts';
import { readSchema } from './schema-facts.ts';

// `npm run generate:released`: saves a release's schema, which the next release must still support.
const server = await startTestServer();
const pool = openPool(onDatabase(server.server, server.template), { max: 1 });
try {
  const text = `${JSON.stringify(await readSchema(pool), null, 2)}\n`;
  await writeFile(new URL('released.json', import.meta.url), text);
} finally {
  await pool.end();
  await server.stop();
}
