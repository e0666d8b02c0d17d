import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const elsewhere = { PUBLIC_URL: 'https://counter.example.com' };

test.each([
  [{}, 0],
  [elsewhere, 5000],
  [{ ...elsewhere, SHUTDOWN_GRACE_SECONDS: '0' }, 0],
  [{ SHUTDOWN_GRACE_SECONDS: '30' }, 30_000],
])('sets the time a proxy has to notice a shutdown: %j', (env, graceMs) => {
  expect(readConfig(env).shutdownGraceMs).toBe(graceMs);
});

test.each(['-1', '301', '1.5', 'soon'])('refuses a grace period of %s seconds', (seconds) => {
  expect(() => readConfig({ SHUTDOWN_GRACE_SECONDS: seconds })).toThrow(
    'SHUTDOWN_GRACE_SECONDS must be a whole number of seconds from 0 to 300',
  );
});
