import { createHash } from 'node:crypto';

/** One recipient in so many gets no text, where a campaign holds some out. */
const holdOutEvery = 10;

/**
 * Returns true if a message stays unsent to compare with. Depends on its numbers alone, so that a message
 * that is looked at twice is decided once.
 */
export function isHeldOut(campaignId: number, messageId: number): boolean {
  const hash = createHash('sha256').update(`hold-out/${campaignId}/${messageId}`).digest();
  return hash.readUInt32BE(0) % holdOutEvery === 0;
}
