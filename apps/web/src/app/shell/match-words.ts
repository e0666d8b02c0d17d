/** The ways in which words answer a query, the best first. */
export const ranks = { exact: 0, prefix: 1, label: 2, words: 3, typo: 4 } as const;

/** Something with a name, and the other words that people have for it. */
interface Findable {
  label: string;
  words: string;
}

/**
 * Ranks what a query finds: the whole label, its beginning, beginnings of its words, of any word, and
 * last the same with typing errors. Undefined where it finds nothing; nothing typed finds everything.
 */
export function rankOf(query: string, { label, words }: Findable): number | undefined {
  const wanted = wordsOf(query);
  const named = wordsOf(label);
  if (wanted.length === 0) return ranks.prefix;
  if (named.join(' ') === wanted.join(' ')) return ranks.exact;
  if (named.join(' ').startsWith(wanted.join(' '))) return ranks.prefix;
  const begins = (word: string, candidate: string) => candidate.startsWith(word);
  if (each(wanted, named, begins)) return ranks.label;
  const known = [...named, ...wordsOf(words)];
  if (each(wanted, known, begins)) return ranks.words;
  return each(wanted, known, nearlyBegins) ? ranks.typo : undefined;
}

/** The words of a text, without case or accents. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

function each(
  wanted: readonly string[],
  known: readonly string[],
  matches: (word: string, candidate: string) => boolean,
): boolean {
  return wanted.every((word) => known.some((candidate) => matches(word, candidate)));
}

/** The typing errors that a word may hold: none in a short one, where any other word would be near. */
export function errorsAllowed(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Returns true if a candidate begins with a word, apart from the typing errors that the word may hold. */
export function nearlyBegins(word: string, candidate: string): boolean {
  const allowed = errorsAllowed(word);
  return allowed === 0 ? candidate.startsWith(word) : errorsIn(word, candidate) <= allowed;
}

/**
 * Counts the fewest letters left out, added, replaced or swapped with their neighbour between a word
 * and any beginning of a candidate; no letter takes part in two errors. This is the optimal string
 * alignment distance, with the end of the candidate free.
 */
export function errorsIn(word: string, candidate: string): number {
  let before: number[] = [];
  let above = Array.from({ length: candidate.length + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= candidate.length; column += 1) {
      const same = word[row - 1] === candidate[column - 1];
      const swapped =
        word[row - 1] === candidate[column - 2] && word[row - 2] === candidate[column - 1];
      line.push(
        Math.min(
          at(above, column) + 1,
          at(line, column - 1) + 1,
          at(above, column - 1) + (same ? 0 : 1),
          swapped ? at(before, column - 2) + 1 : Infinity,
        ),
      );
    }
    before = above;
    above = line;
  }
  return Math.min(...above);
}

const at = (line: readonly number[], column: number): number => line[column] ?? Infinity;
