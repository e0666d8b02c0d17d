import { isAbsolute, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

function refusal(env: NodeJS.ProcessEnv): string {
  try {
    readConfig(env);
  } catch (error) {
    return String(error);
  }
  throw new Error('readConfig accepted what it should refuse');
}

describe('readConfig', () => {
  test('needs nothing to be set', () => {
    const { webRoot, ...config } = readConfig({});
    expect(config).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      databaseUrl: undefined,
      demo: true,
      logLevel: 'info',
      publicUrl: undefined,
      trustProxy: false,
      callsPerMinute: 1200,
    });
    expect(isAbsolute(webRoot)).toBe(true);
    expect(webRoot).toMatch(/apps[\\/]web[\\/]dist$/);
  });

  test('takes every setting from its variable', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/counter',
      DATABASE_URL: 'postgresql://counter:secret@db:5432/counter',
      DEMO: 'off',
      LOG_LEVEL: 'debug',
      PUBLIC_URL: 'https://counter.example.com/',
      TRUST_PROXY: 'on',
      WEB_ROOT: '/srv/web',
      CALLS_PER_MINUTE: '0',
      HOME: '/root',
    });
    expect(config).toEqual({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/srv/counter',
      databaseUrl: 'postgresql://counter:secret@db:5432/counter',
      demo: false,
      logLevel: 'debug',
      publicUrl: 'https://counter.example.com',
      trustProxy: true,
      webRoot: '/srv/web',
      callsPerMinute: 0,
    });
  });

  test('treats an empty variable as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', DEMO: '' })).toEqual(readConfig({}));
  });

  test('lists every bad variable once, by name', () => {
    const message = refusal({
      PORT: '70000.5',
      DEMO: 'yes',
      LOG_LEVEL: 'loud',
      PUBLIC_URL: 'x',
      CALLS_PER_MINUTE: '-1.5',
    });
    expect(message.split('\n').slice(1)).toEqual([
      '  PORT must be a port number from 0 to 65535',
      "  DEMO must be 'on' or 'off'",
      '  LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
      '  PUBLIC_URL must be a web address: https://counter.example.com',
      '  CALLS_PER_MINUTE must be a whole number up to 1000000; 0 switches the limit off',
    ]);
  });

  test.each(['http', '-1', '65536', '80.5'])('refuses the port %s', (port) => {
    expect(refusal({ PORT: port })).toContain('PORT must be a port number');
  });

  test('refuses another database and keeps its password to itself', () => {
    const message = refusal({ DATABASE_URL: 'mysql://counter:hunter2@db/counter' });
    expect(message).toContain('DATABASE_URL must be a PostgreSQL address');
    expect(message).not.toContain('hunter2');
  });
});
