import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

/** People work where a database was named. */
const elsewhere = {
  DATABASE_URL: 'postgresql://counter:secret@db:5432/counter',
  ENCRYPTION_KEYS: `main:${Buffer.alloc(32, 5).toString('base64')}`,
};

test.each([
  [{}, true],
  [{ NODE_ENV: 'development' }, true],
  [{ NODE_ENV: 'production' }, false],
  [elsewhere, false],
  [{ DEMO: 'off' }, false],
  [{ NODE_ENV: 'production', DEMO: 'on' }, true],
  [{ ...elsewhere, DEMO: 'on' }, true],
  [{ ...elsewhere, NODE_ENV: 'production' }, false],
])('enables the demo unless configured otherwise: %j', (env, demo) => {
  expect(readConfig(env).demo).toBe(demo);
});
