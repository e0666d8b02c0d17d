import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { BucketConfig } from '../../platform/clients/files/bucket.ts';

/** A local S3 server with one bucket. */
export type S3Server = {
  readonly config: BucketConfig;
  /** Stops the server but keeps the bucket's content. */
  stop(): Promise<void>;
  /** Restarts it on the same port. */
  start(): Promise<void>;
  /** Stops it and deletes the bucket. */
  remove(): Promise<void>;
};

const bucket = 'counter-pictures';

type Options = {
  /**
   * True to accept any signature. For lists, the server computes a wrong one, because it omits the slash after the
   * bucket.
   */
  readonly isOpen?: boolean;
};

/** Starts a local S3 server with an empty bucket. */
export async function startS3Server({ isOpen = false }: Options = {}): Promise<S3Server> {
  const directory = await mkdtemp(path.join(tmpdir(), 'counter-s3-'));
  const open = (port: number) =>
    new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      allowMismatchedSignatures: isOpen,
      directory,
      configureBuckets: [{ name: bucket }],
    });
  let server: S3rver | null = open(0);
  const { port } = await server.run();
  const stop = async () => {
    await server?.close();
    server = null;
  };
  return {
    config: {
      bucket,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    stop,
    start: async () => {
      server = open(port);
      await server.run();
    },
    remove: async () => {
      await stop();
      await rm(directory, { recursive: true });
    },
  };
}
