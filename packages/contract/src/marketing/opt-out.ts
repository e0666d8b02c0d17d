/** What a text has to say of how its reader ends it. */
const optOutSentence = 'Reply STOP to opt out.';

const saysHow = /\b(?:reply|text|send|answer)\s+["'“”]?stop\b/iu;

/** Whether a text says already how its reader ends it. */
export function tellsOptOut(message: string): boolean {
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
  return tellsOptOut(begun) ? begun : `${begun} ${optOutSentence}`;
}

/** What somebody answers to be written no more, and to be written again, as the networks know it. */
const stopWords = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'];
const startWords = ['START', 'YES', 'UNSTOP'];

/** What an answer wants, where it wants one of the two. */
export function readReply(text: string): 'STOP' | 'START' | null {
  const word = text.replaceAll(/[^\p{L}]/gu, '').toUpperCase();
  if (stopWords.includes(word)) return 'STOP';
  return startWords.includes(word) ? 'START' : null;
}
