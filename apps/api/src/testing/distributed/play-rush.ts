import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { distributeDatabase } from '../../platform/db/distribute-database.ts';
import { dropDatabase, onDatabase } from '../processes/databases.ts';
import { createOnNodes, findNodes } from './nodes.ts';

const shards = 8;

/**
 * Plays the short rush on a new, distributed database of a cluster that holds the demo. Returns true if nothing went
 * wrong.
 */
export async function playRush(address: string, root: string): Promise<boolean> {
  const nodes = await findNodes({ connectionString: address });
  const name = await createOnNodes(nodes, 'rush');
  const connection = onDatabase({ connectionString: address }, name);
  try {
    await distributeDatabase(connection, { shards, onProgress: () => undefined });
    const words = ['run', '--silent', 'rush', '--', '--orders', '40', '--minutes', '2'];
    const { status } = spawnSync('npm', words, {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        DATABASE_URL: 'connectionString' in connection ? connection.connectionString : '',
        ENCRYPTION_KEYS: `rush:${randomBytes(32).toString('base64')}`,
        DEMO: 'on',
      },
    });
    return status === 0;
  } finally {
    await dropDatabase(nodes, name);
  }
}
