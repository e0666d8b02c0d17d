import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test.each([
  [{ PUBLIC_URL: 'https://counter.example.com' }],
  [{ HOST: '0.0.0.0' }],
  [{ NODE_ENV: 'production' }],
])('closes metrics and API docs where strangers come by: %j', (env) => {
  expect(readConfig(env).access).toMatchObject({ metrics: 'off', apiDocs: 'closed' });
  const open = { METRICS: 'open', API_DOCS: 'open' };
  expect(readConfig({ ...env, ...open }).access).toMatchObject({
    metrics: 'open',
    apiDocs: 'open',
  });
});

test('refuses a short token of the metrics without repeating it', () => {
  const read = () => readConfig({ METRICS_TOKEN: 'hunter2' });
  expect(read).toThrow('METRICS_TOKEN must have 16 to 200 characters');
  expect(read).not.toThrow('hunter2');
});
