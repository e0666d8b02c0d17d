import { describe, expect, it } from 'vitest';
import { settingNames } from '../../platform/config/config.ts';
import { findMisspelled } from './check-settings.ts';

const notesOf = (...names: string[]): string[] =>
  findMisspelled(Object.fromEntries(names.map((name) => [name, 'x']))).map(({ text }) => text);

describe('misspelled settings', () => {
  it.each([
    ['STRIPE_SECERT_KEY', 'STRIPE_SECRET_KEY'],
    ['DKIM_SELECTR', 'DKIM_SELECTOR'],
    ['OTEL_EXPORTER_OTLP_ENDPIONT', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    ['WEBHOOKS_NETWORKS', 'WEBHOOK_NETWORKS'],
    ['API_DOC', 'API_DOCS'],
    ['SHUTDOWN_GRACE_SECOND', 'SHUTDOWN_GRACE_SECONDS'],
    ['SECURITY_CONTACTS', 'SECURITY_CONTACT'],
    ['S3_ACCESS_KEY', 'S3_ACCESS_KEY_ID'],
    ['NODE_EVN', 'NODE_ENV'],
    ['PORTS', 'PORT'],
  ])('%s is recognized as %s', (name, meant) => {
    expect(notesOf(name)).toEqual([
      `${name} is set, but Counter has no such setting. Did you mean ${meant}?`,
    ]);
  });

  it('exclude settings that are set as well and those of other programs', () => {
    expect(notesOf(...settingNames)).toEqual([]);
    expect(notesOf('STRIPE_SECRET_KEYS', ...settingNames)).toHaveLength(1);
    const others = ['HOME', 'HOSTNAME', 'PATH', 'TERM', 'MAIL', 'LANG', 'USER', 'LOGNAME'];
    const tools = ['NODE_OPTIONS', 'NODE_COMPILE_CACHE', 'SESSION_MANAGER', 'POSTGRES_PASSWORD'];
    expect(notesOf(...others, ...tools, 'OTEL_EXPORTER_OTLP_HEADERS')).toEqual([]);
  });

  it('include unknown names with one of our prefixes', () => {
    expect(notesOf('SMTP_HOSTNAME')).toEqual([
      'SMTP_HOSTNAME is set, but Counter has no such setting. Check its spelling.',
    ]);
  });
});
