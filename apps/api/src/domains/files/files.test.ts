import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  pictureLimitBytes,
  pictureTooLarge,
  pictureUrl,
  uploadPicture,
  type Picture,
} from '@counter/contract/files';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { movableClock } from '../../platform/kernel/clock.ts';
import { openBucketFiles } from '../../platform/clients/files/bucket.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { addUser, type TestUser } from '../../testing/stores/marketplace.ts';
import { startS3Server, type S3Server } from '../../testing/doubles/s3-server.ts';
import { removeUnclaimedRows } from './files.repository.ts';
import { claimPictures, fileTasks } from './index.ts';

const start = new Date('2026-03-02T12:00:00Z');
const hour = 60 * 60 * 1000;
const green = { width: 900, height: 600, channels: 3 as const, background: '#0a7' };
const png = await sharp({ create: green }).png().toBuffer();
const clock = movableClock(start);

let test: TestApp;
let person: TestUser;

beforeEach(async () => {
  clock.set(start);
  test = await createTestApp({ clock });
  person = await addUser(test.platform.db);
});
afterEach(async () => test.close());

const send = async (content: string, token = person.token) =>
  test.call(
    uploadPicture,
    { body: { filename: 'green.png', contentType: 'image/png', content } },
    { token },
  );

async function upload(token?: string): Promise<Picture> {
  const response = await send(png.toString('base64'), token);
  expect(response.statusCode).toBe(200);
  const [picture] = response.json<{ data: { files: Picture[] } }>().data.files;
  if (!picture) throw new Error('no picture was answered');
  return picture;
}

const rows = async () => test.platform.db.selectFrom('pictures').selectAll().execute();
const filesKept = async () => readdir(path.join(test.uploadsRoot, 'pictures')).catch(() => []);
const claim = async (userId: number, urls: readonly string[]) =>
  test.platform.db
    .transaction()
    .execute(async (tx) => claimPictures(tx, userId, urls, clock.now(), 'logo'));

/** Works off the jobs that were scheduled, one after the other. */
async function runJobs(): Promise<void> {
  const { rows: jobs } = await test.database.pool.query<{ task: string; payload: unknown }>(`
    select identifier as task, payload from graphile_worker._private_jobs jobs
    join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id order by jobs.id
  `);
  const tasks = fileTasks(test.platform);
  for (const { task, payload } of jobs) await tasks[task]?.(payload);
}

const sweep = async () => fileTasks(test.platform)['picture.sweep']?.({});

/** A text that has `part` in it. */
const containing = (part: string): unknown => expect.stringContaining(part);

describe('an uploaded picture', () => {
  it('is stored in three sizes under an unguessable name', async () => {
    const picture = await upload();
    expect(picture).toMatchObject({ width: 900, height: 600 });
    expect(picture.url).toMatch(/^\/uploads\/pictures\/[0-9a-f]{32}-large\.webp$/);
    expect(picture.small).toBe(pictureUrl(picture.url, 'small'));
    expect(picture.medium).toBe(pictureUrl(picture.url, 'medium'));
    expect(await rows()).toEqual([
      expect.objectContaining({
        url: picture.url,
        uploadedBy: person.id,
        createdAt: start,
        claimedAt: null,
      }),
    ]);
    expect(await filesKept()).toHaveLength(3);
  });

  it('is public, cached for long, and never served as anything but a picture', async () => {
    const picture = await upload();
    for (const url of [picture.url, picture.medium, picture.small]) {
      const { statusCode, headers, rawPayload } = await test.app.inject({ url });
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
      expect((await sharp(rawPayload).metadata()).format).toBe('webp');
    }
  });

  it('can be sent as a data URL', async () => {
    const response = await send(`data:image/png;base64,${png.toString('base64')}`);
    expect(response.statusCode).toBe(200);
  });

  it('requires a session', async () => {
    expect((await send('AAAA', 'none')).statusCode).toBe(401);
  });

  it('allows eight uploads at a time', async () => {
    const pictures = await Promise.all(Array.from({ length: 8 }, async () => upload()));
    expect(new Set(pictures.map(({ url }) => url)).size).toBe(8);
  });
});

describe('a rejected upload', () => {
  it.each([
    ['no base64', 'not base64!', 422, 'INVALID_FIELDS', 'base64'],
    ['an empty data address', 'data:image/png;base64,', 422, 'INVALID_FIELDS', 'base64'],
    [
      'a drawing that says it is a PNG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      'Choose a JPEG',
    ],
    [
      'half a picture',
      png.subarray(0, png.length / 2).toString('base64'),
      422,
      'INVALID_FIELDS',
      'damaged',
    ],
    [
      'one byte too much',
      Buffer.alloc(pictureLimitBytes + 1).toString('base64'),
      413,
      'TOO_LARGE',
      pictureTooLarge,
    ],
    ['a body beyond all limits', 'A'.repeat(12_000_000), 413, 'TOO_LARGE', pictureTooLarge],
  ])('%s', async (_what, content, status, code, sentence) => {
    const response = await send(content);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.json()).toMatchObject({
      code,
      detail: containing(sentence),
    });
    expect(await rows()).toEqual([]);
    expect(await filesKept()).toEqual([]);
  });
});

describe("when files can't be written", () => {
  it('nothing is stored, and the next attempt can succeed', async () => {
    const folder = path.join(test.uploadsRoot, 'pictures');
    await writeFile(folder, 'in the way');
    expect((await send(png.toString('base64'))).statusCode).toBe(500);
    expect(await rows()).toEqual([]);
    await rm(folder);
    await runJobs();
    const picture = await upload();
    expect((await rows()).map(({ url }) => url)).toEqual([picture.url]);
    expect(await filesKept()).toHaveLength(3);
  });
});

describe('in a bucket', () => {
  let server: S3Server;

  beforeEach(async () => {
    server = await startS3Server();
    await test.close();
    test = await createTestApp({ clock, files: openBucketFiles(server.config) });
    person = await addUser(test.platform.db);
  });
  afterEach(async () => server.remove());

  it('pictures are stored and served the same way', async () => {
    const picture = await upload();
    for (const url of [picture.url, picture.medium, picture.small]) {
      const { statusCode, headers, rawPayload } = await test.app.inject({ url });
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect((await sharp(rawPayload).metadata()).format).toBe('webp');
    }
    const { statusCode } = await test.app.inject({ url: picture.url.replace('large', 'huge') });
    expect(statusCode).toBe(404);
  });

  it('nothing is half stored while it is unreachable', async () => {
    const before = await upload();
    await server.stop();
    const refused = await send(png.toString('base64'));
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('5');
    expect(refused.json()).toMatchObject({
      code: 'UNAVAILABLE',
      detail: "We can't reach the pictures right now. Nothing was changed. Try again in a moment.",
    });
    expect((await test.app.inject({ url: before.url })).statusCode).toBe(503);
    expect((await rows()).map(({ url }) => url)).toEqual([before.url]);
    await expect(runJobs()).rejects.toMatchObject({ code: 'UNAVAILABLE' });

    await server.start();
    await runJobs();
    expect((await test.app.inject({ url: before.url })).statusCode).toBe(200);
    await upload();
    expect(await rows()).toHaveLength(2);
  });
});

describe('URLs below /uploads', () => {
  it.each([
    '/uploads/pictures/00000000000000000000000000000000-large.webp',
    '/uploads/pictures/',
    '/uploads/pictures',
    '/uploads/',
    '/uploads/..%2f..%2fpackage.json',
    '/uploads/pictures/%00.webp',
  ])('%s is not found', async (url) => {
    const response = await test.app.inject({ url });
    expect(response.statusCode).toBe(404);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each(['/../package.json', '/%2e%2e/web/index.html'])('%s leads nowhere', async (way) => {
    expect((await test.app.inject({ url: `/uploads${way}` })).statusCode).toBe(404);
  });
});

describe('claiming pictures', () => {
  it('marks each as used, once', async () => {
    const [one, two] = [await upload(), await upload()];
    await claim(person.id, [one.url]);
    clock.advance(hour);
    await claim(person.id, [one.url, two.url]);
    const claimed = (await rows()).map(({ url, claimedAt }) => [url, claimedAt]);
    expect(Object.fromEntries(claimed)).toEqual({
      [one.url]: start,
      [two.url]: new Date(start.getTime() + hour),
    });
  });

  it('accepts an empty list', async () => {
    await claim(person.id, []);
    expect(await rows()).toEqual([]);
  });

  it("rejects another person's uploads and unknown pictures", async () => {
    const other = await addUser(test.platform.db);
    const [own, foreign] = [await upload(), await upload(other.token)];
    for (const url of [foreign.url, '/uploads/demo/sign.svg', own.small]) {
      const refused = claim(person.id, [own.url, url]);
      await expect(refused).rejects.toThrow(ProblemError);
      await expect(refused).rejects.toMatchObject({
        code: 'INVALID_FIELDS',
        errors: [{ path: 'logo', message: containing('again') }],
      });
    }
    expect((await rows()).every(({ claimedAt }) => claimedAt === null)).toBe(true);
  });
});

describe('an unused picture', () => {
  it('is removed after a day, row and files, and everything else stays', async () => {
    const [used, unused] = [await upload(), await upload()];
    await claim(person.id, [used.url]);
    clock.advance(2 * hour);
    const young = await upload();
    clock.advance(22 * hour + 1);
    await Promise.all([sweep(), sweep()]);
    await runJobs();
    await runJobs();
    expect((await rows()).map(({ url }) => url)).toEqual([used.url, young.url]);
    expect(await filesKept()).toHaveLength(6);
    expect((await test.app.inject({ url: unused.url })).statusCode).toBe(404);
    await expect(claim(person.id, [unused.url])).rejects.toThrow('Upload it again');
  });

  it('is removed in batches, so that no transaction locks many rows for long', async () => {
    await Promise.all([upload(), upload(), upload()]);
    const later = new Date(clock.now().getTime() + hour);
    const sweepPart = async () =>
      test.platform.db.transaction().execute(async (tx) => removeUnclaimedRows(tx, later, 2));
    expect(await sweepPart()).toHaveLength(2);
    expect(await rows()).toHaveLength(1);
  });
});
