import { z } from 'zod';
import { webAddress } from '../../kernel/web-address.ts';
import type { BucketConfig } from './bucket.ts';

/** Settings of the bucket for uploaded files. */
export const bucketSettings = {
  S3_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      'must be the name of a bucket, 3 to 63 lowercase letters, digits, dots and hyphens: counter-pictures',
    )
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'must be the name of a region: eu-central-1')
    .optional(),
  S3_ENDPOINT: webAddress('https://s3.example.com').optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
};

type Settings = z.output<z.ZodObject<typeof bucketSettings>>;

/** Returns the bucket's configuration; undefined if the settings name no bucket. */
export function bucketOf(settings: Settings): BucketConfig | undefined {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint } = settings;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (!bucket || !region || !accessKeyId || !secretAccessKey) return undefined;
  return { bucket, region, endpoint, accessKeyId, secretAccessKey };
}
