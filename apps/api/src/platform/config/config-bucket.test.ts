import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('needs no endpoint for a bucket', () => {
  const given = { S3_BUCKET: 'abc', S3_REGION: 'x', S3_ACCESS_KEY_ID: 'y' };
  const { bucket } = readConfig({ ...given, S3_SECRET_ACCESS_KEY: 'z' });
  expect(bucket).toMatchObject({ bucket: 'abc', endpoint: undefined });
});
