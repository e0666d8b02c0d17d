import { createHash } from 'node:crypto';

/** The share of recipients that a campaign may hold out: one in this many. */
const holdOutEvery = 10;

/**
 * Returns true if a recipient is held out for comparison. Depends only on the IDs, so that a retry decides the same.
 */
export function isHeldOut(campaignId: number, messageId: number): boolean {
  const hash = createHash('sha256').update(`hold-out/${campaignId}/${messageId}`).digest();
  return hash.readUInt32BE(0) % holdOutEvery === 0;
}
