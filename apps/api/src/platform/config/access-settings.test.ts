import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test.each([
  [{ PUBLIC_URL: 'https://counter.example.com' }],
  [{ HOST: '0.0.0.0' }],
  [{ NODE_ENV: 'production' }],
])('hides metrics and API docs on a public server by default: %j', (env) => {
  expect(readConfig(env).access).toMatchObject({ metrics: 'off', apiDocs: 'closed' });
  const open = { METRICS: 'open', API_DOCS: 'open' };
  expect(readConfig({ ...env, ...open }).access).toMatchObject({
    metrics: 'open',
    apiDocs: 'open',
  });
});

test('opens metrics and API docs on a management port, except metrics protected by a token', () => {
  const env = { PUBLIC_URL: 'https://counter.example.com', MANAGEMENT_PORT: '9401' };
  const management = { host: '127.0.0.1', port: 9401 };
  expect(readConfig(env).access).toMatchObject({ metrics: 'open', apiDocs: 'open', management });
  const METRICS_TOKEN = 'a-token-of-the-monitoring';
  expect(readConfig({ ...env, METRICS_TOKEN }).access.metrics).toBe('off');
  expect(() => readConfig({ ...env, PORT: '9401' })).toThrow('must be another port than PORT');
});

test('refuses a short metrics token without printing it', () => {
  const read = () => readConfig({ METRICS_TOKEN: 'hunter2' });
  expect(read).toThrow('METRICS_TOKEN must have 16 to 200 characters');
  expect(read).not.toThrow('hunter2');
});
