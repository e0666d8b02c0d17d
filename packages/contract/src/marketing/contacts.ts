/** Normalizes a phone number in any notation to `+15550107788`; null if it is invalid. */
type ReadNumber = (text: string) => string | null;

type Contacts = {
  /** Without duplicates, in the order entered. */
  readonly numbers: readonly string[];
  /** Invalid entries as written. */
  readonly wrong: readonly string[];
  /** The number of removed duplicates. */
  readonly doubled: number;
};

const maxNamed = 5;

/** Returns the message for invalid phone numbers. */
export function noNumber(wrong: readonly string[]): string {
  const more = wrong.length - maxNamed;
  const named = wrong.slice(0, maxNamed).join(', ');
  return `No telephone number: ${named}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Commas, semicolons and line breaks always separate numbers; spaces only if the joined text isn't a number. */
const between = /[,;\n\r\t]+/;

/** Adds the numbers of a typed or pasted text to the existing ones. */
export function addContacts(
  there: readonly string[],
  text: string,
  readNumber: ReadNumber,
): Contacts {
  const numbers = new Set(there);
  const wrong = new Set<string>();
  let doubled = 0;
  for (const piece of piecesOf(text, readNumber)) {
    const number = readNumber(piece);
    if (number === null) wrong.add(piece);
    else if (numbers.has(number)) doubled += 1;
    else numbers.add(number);
  }
  return { numbers: [...numbers], wrong: [...wrong], doubled };
}

function piecesOf(text: string, readNumber: ReadNumber): string[] {
  return text.split(between).flatMap((piece) => {
    const whole = piece.trim();
    if (whole === '') return [];
    return readNumber(whole) === null ? whole.split(/\s+/) : [whole];
  });
}
