/** The characters of the GSM 03.38 alphabet, and those that count twice. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const escaped = '\f^{}\\[~]|€';

const alphabet = new Map<string, number>([
  ...Array.from(basic, (character) => [character, 1] as const),
  ...Array.from(escaped, (character) => [character, 2] as const),
]);

/** The encodings of a text message: GSM-7 with a small alphabet, or UCS-2 with all characters but fewer per part. */
type SmsEncoding = 'GSM-7' | 'UCS-2';

/** The characters that fit a message of one part, and each part of a longer one. */
const room = { 'GSM-7': { alone: 160, part: 153 }, 'UCS-2': { alone: 70, part: 67 } } as const;

type SmsSize = {
  readonly encoding: SmsEncoding;
  /** The length as billed; some characters count twice. */
  readonly length: number;
  readonly parts: number;
  /** The characters left in the last part. */
  readonly left: number;
};

/** Returns a text's encoding and its number of billable parts. */
export function measureSms(text: string): SmsSize {
  const encoding = encodingOf(text);
  const parts = splitSms(text);
  const { alone, part } = room[encoding];
  const last = lengthIn(encoding, parts.at(-1) ?? '');
  return {
    encoding,
    length: lengthIn(encoding, text),
    parts: parts.length,
    left: (parts.length > 1 ? part : alone) - last,
  };
}

/** Splits a text into its parts without splitting a character; an empty text is one empty part. */
export function splitSms(text: string): string[] {
  const encoding = encodingOf(text);
  const { alone, part } = room[encoding];
  if (lengthIn(encoding, text) <= alone) return [text];
  const parts: string[] = [];
  let current = '';
  let used = 0;
  for (const character of text) {
    const size = sizeIn(encoding, character);
    if (used + size > part) {
      parts.push(current);
      current = '';
      used = 0;
    }
    current += character;
    used += size;
  }
  return [...parts, current];
}

function encodingOf(text: string): SmsEncoding {
  return Array.from(text).every((character) => alphabet.has(character)) ? 'GSM-7' : 'UCS-2';
}

function lengthIn(encoding: SmsEncoding, text: string): number {
  return Array.from(text).reduce((sum, character) => sum + sizeIn(encoding, character), 0);
}

/** Returns a character's length. In UCS-2, as in JavaScript, an emoji is a surrogate pair. */
function sizeIn(encoding: SmsEncoding, character: string): number {
  return encoding === 'GSM-7' ? (alphabet.get(character) ?? 1) : character.length;
}

/** Returns a text's characters outside GSM-7, without duplicates; they make a message more expensive. */
export function foreignCharacters(text: string): string[] {
  return [...new Set(text)].filter((character) => !alphabet.has(character));
}
