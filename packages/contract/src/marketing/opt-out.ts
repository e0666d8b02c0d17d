/** The opt-out instruction that every message needs. */
const optOutSentence = 'Reply STOP to opt out.';

const saysHow = /\b(?:reply|text|send|answer)\s+["'“”]?stop\b/iu;

/** Returns true if a text already contains opt-out instructions. */
export function hasOptOut(message: string): boolean {
  return saysHow.test(message);
}

/**
 * A message as it is sent: it begins with who writes, as all stores share one number, and ends with the way
 * out. What the text says itself is not said twice.
 */
export function composeSms(storeName: string, message: string): string {
  const text = message.trim();
  const named = text.toLowerCase().includes(storeName.toLowerCase());
  const begun = named ? text : `${storeName}: ${text}`;
  return hasOptOut(begun) ? begun : `${begun} ${optOutSentence}`;
}

/** The keywords that stop and restart messages, as the networks define them. */
const stopWords = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'];
const startWords = ['START', 'YES', 'UNSTOP'];

/** Returns the keyword that a reply consists of, or null. */
export function readReply(text: string): 'STOP' | 'START' | null {
  const word = text.replaceAll(/[^\p{L}]/gu, '').toUpperCase();
  if (stopWords.includes(word)) return 'STOP';
  return startWords.includes(word) ? 'START' : null;
}
