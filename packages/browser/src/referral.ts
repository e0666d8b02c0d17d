import { z } from 'zod/mini';
import { now } from './clock.ts';
import { readStored, writeStored } from './storage.ts';

const key = 'counter.referral';
const memoryMs = 30 * 86_400_000;

const kept = z.object({ code: z.string(), at: z.number() });
const nothing = { code: '', at: 0 };

/** Stores the link's referrer, unless there was another one within the last 30 days. */
export function keepReferral(): void {
  const code = new URLSearchParams(location.search).get('ref');
  if (code && readReferral() === undefined) writeStored(key, { code, at: now() });
}

/** Returns the code of this visitor's referrer, if there is one. */
export function readReferral(): string | undefined {
  const { code, at } = readStored(key, kept, nothing);
  return code !== '' && now() - at < memoryMs ? code : undefined;
}
