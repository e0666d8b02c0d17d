/** Reads a telephone number however it is written: `+15550107788`, or null where it is none. */
type ReadNumber = (text: string) => string | null;

type Contacts = {
  /** Each once, in the order in which they came. */
  readonly numbers: readonly string[];
  /** The entries that aren't numbers, as written. */
  readonly wrong: readonly string[];
  /** The number of duplicates that were left out. */
  readonly doubled: number;
};

const maxNamed = 5;

/** Returns the message for entries that aren't phone numbers. */
export function noNumber(wrong: readonly string[]): string {
  const more = wrong.length - maxNamed;
  const named = wrong.slice(0, maxNamed).join(', ');
  return `No telephone number: ${named}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Commas, semicolons and new lines always end a number; blanks only where what they join is none. */
const between = /[,;\n\r\t]+/;

/** Adds the numbers of a typed or pasted text to those there are. */
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
