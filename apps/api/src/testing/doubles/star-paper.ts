/** Text printed in one style. */
type Run = {
  readonly text: string;
  readonly size: number;
  readonly bold: boolean;
  readonly inverse: boolean;
};

/** A printed line of a simulated printer. Characters outside ASCII are `?` in its text. */
export type PaperLine = {
  readonly text: string;
  readonly size: number;
  readonly inverse: boolean;
  readonly runs: readonly Run[];
};

/** A printed ticket, from one cut to the next. */
export type Paper = readonly PaperLine[];

const escape = 0x1b;
const feed = 0x0a;
/** The number of parameter bytes of each command. GS starts the selection of a code page. */
const lengths = new Map(
  Object.entries({ '@': 0, i: 2, E: 0, F: 0, '4': 0, '5': 0, d: 1, '\u001D': 2 }),
);

/** The characters outside ASCII that tickets use, by code page and byte. */
const letters = new Map([
  ['1 196', '─'],
  ['4 130', 'é'],
  ['4 158', '×'],
  ['4 213', '€'],
  ['4 225', 'ß'],
  ['4 252', 'ü'],
]);

/** Interprets StarPRNT commands like a printer: styles, code pages, feeds and cuts. */
export function readStarPrnt(bytes: Uint8Array): Paper[] {
  const papers: Paper[] = [];
  let lines: PaperLine[] = [];
  let runs: Run[] = [];
  let look = { size: 1, bold: false, inverse: false };
  let page = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === escape) {
      const letter = String.fromCharCode(bytes[at + 1] ?? 0);
      const value = bytes[at + 2] ?? 0;
      look = { ...look, ...lookAfter(letter, value) };
      if (letter === '\u001D') page = bytes[at + 3] ?? 0;
      if (letter === 'd') {
        papers.push(trim(lines));
        lines = [];
      }
      const length = lengths.get(letter);
      if (length === undefined) throw new Error(`the printer knows no ESC ${letter}`);
      at += 1 + length;
    } else if (byte === feed) {
      lines.push(lineOf(runs));
      runs = [];
    } else if (byte >= 0x20) {
      const text = byte < 0x7f ? String.fromCharCode(byte) : letters.get(`${page} ${byte}`);
      runs.push({ ...look, text: text ?? '\u25A1' });
    }
  }
  return papers;
}

function lookAfter(letter: string, value: number): Partial<Run> {
  switch (letter) {
    case 'i':
      return { size: value + 1 };
    case 'E':
    case 'F':
      return { bold: letter === 'E' };
    case '4':
    case '5':
      return { inverse: letter === '4' };
    default:
      return {};
  }
}

function lineOf(runs: readonly Run[]): PaperLine {
  const text = runs.map((run) => (/^[ -~]$/.test(run.text) ? run.text : '?')).join('');
  return {
    text: text.trimEnd(),
    size: Math.max(1, ...runs.map(({ size }) => size)),
    inverse: runs.some(({ inverse }) => inverse),
    runs,
  };
}

function trim(lines: readonly PaperLine[]): Paper {
  const end = lines.findLastIndex(({ text }) => text !== '');
  return lines.slice(0, end + 1);
}
