import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { ProblemError } from '../../kernel/problem.ts';
import { isKey, type Files } from './files.ts';

/** The address of an S3-compatible bucket and its credentials. */
export type BucketConfig = {
  readonly bucket: string;
  readonly region: string;
  /** Defaults to Amazon's endpoint for the region. */
  readonly endpoint: string | undefined;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/**
 * Stores files in an S3-compatible bucket. The bucket stays private because Counter serves the files itself. Its
 * failures are thrown as UNAVAILABLE.
 */
export function openBucketFiles(config: BucketConfig): Files {
  const { bucket: Bucket } = config;
  const client = openClient(config);
  return {
    write: async (Key, Body, ContentType) => {
      const object = new PutObjectCommand({ Bucket, Key, Body, ContentType });
      await client.send(object).catch(reportUnavailable);
    },
    read: async (Key) => read(client, new GetObjectCommand({ Bucket, Key })),
    remove: async (Key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key })).catch(reportUnavailable);
    },
  };
}

/** Lists the keys of all files in a bucket. */
export async function* listBucketFiles(config: BucketConfig): AsyncGenerator<string> {
  const pages = paginateListObjectsV2({ client: openClient(config) }, { Bucket: config.bucket });
  for await (const { Contents: objects = [] } of pages) {
    for (const { Key: key } of objects) if (key !== undefined && isKey(key)) yield key;
  }
}

function openClient({ region, endpoint, accessKeyId, secretAccessKey }: BucketConfig): S3Client {
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // Many S3-compatible servers don't support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: 3_000,
      requestTimeout: 8_000,
      throwOnRequestTimeout: true,
    },
  });
}

async function read(client: S3Client, command: GetObjectCommand): Promise<Buffer | null> {
  try {
    const { Body: body } = await client.send(command);
    return body ? Buffer.from(await body.transformToByteArray()) : null;
  } catch (error) {
    if (error instanceof NoSuchKey) return null;
    return reportUnavailable(error);
  }
}

function reportUnavailable(cause: unknown): never {
  throw new ProblemError(
    'UNAVAILABLE',
    "We can't reach the pictures right now. Nothing was changed. Try again in a moment.",
    { cause, retryAfterSeconds: 5 },
  );
}
