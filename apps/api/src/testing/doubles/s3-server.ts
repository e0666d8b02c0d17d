import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { BucketConfig } from '../../platform/clients/files/bucket.ts';

/** An S3 server with one bucket, on a port of this machine. */
export type S3Server = {
  readonly config: BucketConfig;
  /** Ends the server; what the bucket holds stays. */
  stop(): Promise<void>;
  /** Starts it again, on the same port. */
  start(): Promise<void>;
  /** Ends it for good. */
  remove(): Promise<void>;
};

const bucket = 'counter-pictures';

type Options = {
  /** True to take any signature: the server calculates a wrong one for lists, as it leaves out the slash after the bucket. */
  readonly isOpen?: boolean;
};

/** Starts an S3 server with an empty bucket. */
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
