/** The opt-out instructions that every message needs. */
const optOutSentence = 'Reply STOP to opt out.';

const saysHow = /\b(?:reply|text|send|answer)\s+["'“”]?stop\b/iu;

/** Returns true if a text already contains opt-out instructions. */
export function hasOptOut(message: string): boolean {
  return saysHow.test(message);
}

/**
 * Composes a message as sent: the store's name first, because all stores share one number, and the opt-out instructions
 * last. Leaves out either if the text already has it.
 */
export function composeSms(storeName: string, message: string): string {
  const text = message.trim();
  const named = text.toLowerCase().includes(storeName.toLowerCase());
  const begun = named ? text : `${storeName}: ${text}`;
  return hasOptOut(begun) ? begun : `${begun} ${optOutSentence}`;
}

/** The networks' standard keywords that stop and restart messages. */
const stopWords = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'];
const startWords = ['START', 'YES', 'UNSTOP'];

/** Returns the keyword that a reply consists of, or null. */
export function readReply(text: string): 'STOP' | 'START' | null {
  const word = text.replaceAll(/[^\p{L}]/gu, '').toUpperCase();
  if (stopWords.includes(word)) return 'STOP';
  return startWords.includes(word) ? 'START' : null;
}
