import { expect, test } from 'vitest';
import { refusal } from '../../testing/config-refusal.ts';
import { readConfig } from './config.ts';

const ENCRYPTION_KEYS = `main:${Buffer.alloc(32, 5).toString('base64')}`;

test.each([
  'a@hunter2/hunter2',
  'a/hunter2',
  'a#hunter2',
  'a?hunter2',
  '12/hunter2',
  '12#hunter2@x',
  '12?hunter2',
])(
  'asks to encode the password %s, part of which would be parsed as the host or the database',
  (password) => {
    for (const [name, scheme] of [
      ['DATABASE_URL', 'postgres'],
      ['DATABASE_POOLER_URL', 'postgres'],
      ['SMTP_URL', 'smtp'],
    ] as const) {
      const message = refusal({ [name]: `${scheme}://counter:${password}@db:5432/counter` });
      expect(message).toMatch(new RegExp(`${name} must be .* write @ as %40, / as %2F`));
      expect(message).not.toContain('hunter2');
    }
  },
);

test('accepts encoded passwords and a database socket', () => {
  for (const DATABASE_URL of [
    'postgres://counter:a%40b%2Fc%23d%3Fe@db:5432/counter?sslmode=verify-full&sslrootcert=/etc/ssl/ca.pem',
    'postgres://counter@localhost/counter?host=/var/run/postgresql',
  ]) {
    expect(readConfig({ DATABASE_URL, ENCRYPTION_KEYS }).databaseUrl).toBe(DATABASE_URL);
  }
});

test.each([
  'https://example.com/counter',
  'https://example.com/?store=1',
  'https://example.com/#top',
  'https://ada:hunter2@example.com',
])('refuses the public address %s, which has more than a host', (PUBLIC_URL) => {
  const message = refusal({ PUBLIC_URL });
  expect(message).toContain('PUBLIC_URL must be a host alone, without a path');
  expect(message).not.toContain('hunter2');
});

test('explains which bucket names are valid', () => {
  expect(refusal({ S3_BUCKET: 'Counter_Pictures' })).toContain(
    'S3_BUCKET must be the name of a bucket, 3 to 63 lowercase letters, digits, dots and hyphens',
  );
});
