import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3Server, type S3Server } from '../../../testing/doubles/s3-server.ts';
import { listBucketFiles, openBucketFiles } from './bucket.ts';
import type { Files } from './files.ts';

const key = 'pictures/0123-large.webp';
const bytes = Buffer.from('RIFF and so on', 'latin1');
const unavailable = { code: 'UNAVAILABLE', retryAfterSeconds: 5 };

let server: S3Server;
let files: Files;

beforeAll(async () => {
  server = await startS3Server();
  files = openBucketFiles(server.config);
});
afterAll(async () => server.remove());

describe('files in a bucket', () => {
  it('read back exactly as written', async () => {
    await files.write(key, bytes, 'image/webp');
    expect(await files.read(key)).toEqual(bytes);
  });

  it('can be removed more than once', async () => {
    await files.write(key, bytes, 'image/webp');
    await files.remove(key);
    await files.remove(key);
    expect(await files.read(key)).toBeNull();
  });

  it("that don't exist read as null", async () => {
    expect(await files.read('pictures/none.webp')).toBeNull();
  });

  it('are all listed for a backup', async () => {
    const open = await startS3Server({ isOpen: true });
    try {
      const full = openBucketFiles(open.config);
      const keys = ['pictures/0123-large.webp', 'pictures/0123-small.webp'];
      for (const one of keys) await full.write(one, bytes, 'image/webp');
      const listed: string[] = [];
      for await (const one of listBucketFiles(open.config)) listed.push(one);
      expect(listed).toEqual(keys);
    } finally {
      await open.remove();
    }
  });
});

describe('an unusable bucket', () => {
  it("isn't mistaken for a missing file: no such bucket", async () => {
    const other = openBucketFiles({ ...server.config, bucket: 'another-one' });
    await expect(other.read(key)).rejects.toMatchObject(unavailable);
    await expect(other.write(key, bytes, 'image/webp')).rejects.toMatchObject(unavailable);
  });

  it("isn't mistaken for a missing file: wrong secret", async () => {
    const locked = openBucketFiles({ ...server.config, secretAccessKey: 'hunter2' });
    await expect(locked.read(key)).rejects.toMatchObject(unavailable);
    await expect(locked.write(key, bytes, 'image/webp')).rejects.toMatchObject(unavailable);
  });

  it("isn't mistaken for a missing file: no response", async () => {
    const nobody = openBucketFiles({ ...server.config, endpoint: 'http://127.0.0.1:1' });
    await expect(nobody.read(key)).rejects.toMatchObject(unavailable);
    await expect(nobody.write(key, bytes, 'image/webp')).rejects.toMatchObject(unavailable);
    await expect(nobody.remove(key)).rejects.toMatchObject(unavailable);
  });
});
