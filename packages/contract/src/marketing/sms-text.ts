/** The characters of the GSM 03.38 alphabet, and those that count twice. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const escaped = '\f^{}\\[~]|€';

const alphabet = new Map<string, number>([
  ...Array.from(basic, (character) => [character, 1] as const),
  ...Array.from(escaped, (character) => [character, 2] as const),
]);

/** The encodings of a text message: a small alphabet, or every character with fewer per part. */
type SmsEncoding = 'GSM-7' | 'UCS-2';

/** The characters of a message that goes in one, and of each part of a longer one. */
const room = { 'GSM-7': { alone: 160, part: 153 }, 'UCS-2': { alone: 70, part: 67 } } as const;

type SmsSize = {
  readonly encoding: SmsEncoding;
  /** As the networks count: some characters count twice. */
  readonly length: number;
  readonly parts: number;
  /** Characters that fit into the last part. */
  readonly left: number;
};

/** Returns the encoding of a text and the number of its billable parts. */
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

/** The texts of its parts. No character is torn apart; an empty text is one empty part. */
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

/** A character beyond the first 65,536 (an emoji) is a pair in UCS-2, as it is in JavaScript. */
function sizeIn(encoding: SmsEncoding, character: string): number {
  return encoding === 'GSM-7' ? (alphabet.get(character) ?? 1) : character.length;
}

/** The characters of a text that the small alphabet lacks, each once: what makes a message dearer. */
export function foreignCharacters(text: string): string[] {
  return [...new Set(text)].filter((character) => !alphabet.has(character));
}
