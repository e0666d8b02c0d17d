import { once } from 'node:events';
import { startEmbeddedPostgres } from '../embedded.ts';
import { openPool } from '../pool.ts';

// Tests start this as a separate process: `starter.ts <folder> [insert]`. It prints `owner` or `guest` once it can
// query and, with `insert`, the number of each row once committed. It stops when stdin ends.
const [dir = '', task] = process.argv.slice(2);
const server = await startEmbeddedPostgres(dir);
const pool = openPool(server.connection, { max: 1 });
await pool.query('select 1', []);
console.log(server.owner ? 'owner' : 'guest');

if (task === 'insert') {
  await pool.query('create table kept (number bigint primary key)');
  for (let number = 1; ; number += 1) {
    await pool.query('insert into kept values ($1)', [number]);
    console.log(number);
  }
}

process.stdin.resume();
await once(process.stdin, 'end');
await pool.end();
await server.stop();
