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
export function rankOf(query: string, findable: Findable): number | undefined {
  const wanted = wordsOf(query);
  const known = knownOf(findable);
  const asTyped = rankAsTyped(wanted, known);
  if (asTyped !== undefined) return asTyped;
  const words = [...known.named, ...known.others];
  return each(wanted, words, nearlyBegins) ? ranks.typo : undefined;
}

/**
 * Returns what a query finds, the best first and otherwise in the order given. Those with a typing error
 * are left out where the query as typed finds any.
 */
export function findBest<Item>(
  query: string,
  items: readonly Item[],
  findableOf: (item: Item) => Findable,
): { item: Item; rank: number }[] {
  const wanted = wordsOf(query);
  // Most of a long list holds none of the words: only what may be found is taken apart.
  const asTyped = ranked(items, (item) => {
    const findable = findableOf(item);
    const text = plainOf(`${findable.label} ${findable.words}`);
    if (!wanted.every((word) => text.includes(word))) return undefined;
    return rankAsTyped(wanted, knownOf(findable));
  });
  if (asTyped.length > 0) return asTyped;
  const nearly = wanted.map(compareOnce);
  return ranked(items, (item) => {
    const { named, others } = knownOf(findableOf(item));
    const found = nearly.every((isNear) => named.some(isNear) || others.some(isNear));
    return found ? ranks.typo : undefined;
  });
}

/** Long lists repeat few words: each is compared with a word once. */
function compareOnce(word: string): (candidate: string) => boolean {
  const compared = new Map<string, boolean>();
  return (candidate) => {
    const known = compared.get(candidate);
    if (known !== undefined) return known;
    const near = nearlyBegins(word, candidate);
    compared.set(candidate, near);
    return near;
  };
}

function ranked<Item>(
  items: readonly Item[],
  rankOfItem: (item: Item) => number | undefined,
): { item: Item; rank: number }[] {
  return items
    .flatMap((item) => {
      const rank = rankOfItem(item);
      return rank === undefined ? [] : [{ item, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank);
}

/** The words of something, those of its name first. */
interface Known {
  readonly named: readonly string[];
  readonly others: readonly string[];
}

function knownOf({ label, words }: Findable): Known {
  return { named: wordsOf(label), others: words === '' ? [] : wordsOf(words) };
}

const begins = (word: string, candidate: string): boolean => candidate.startsWith(word);

function rankAsTyped(wanted: readonly string[], { named, others }: Known): number | undefined {
  if (wanted.length === 0) return ranks.prefix;
  const [whole, typed] = [named.join(' '), wanted.join(' ')];
  if (whole === typed) return ranks.exact;
  if (whole.startsWith(typed)) return ranks.prefix;
  if (each(wanted, named, begins)) return ranks.label;
  return each(wanted, [...named, ...others], begins) ? ranks.words : undefined;
}

const plain = /^[ -~]*$/;

/** A text in small letters, without accents. */
function plainOf(text: string): string {
  const bare = plain.test(text) ? text : text.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return bare.toLowerCase();
}

/** The words of a text, without case or accents. */
function wordsOf(text: string): string[] {
  const bare = plainOf(text);
  return bare
    .split(plain.test(bare) ? /[^a-z0-9]+/ : /[^\p{L}\p{N}]+/u)
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
  if (allowed === 0) return candidate.startsWith(word);
  return !isFar(word, candidate, allowed) && errorsIn(word, candidate, allowed) <= allowed;
}

/** Returns true if a word has more letters that a candidate lacks than errors: each of them is one. */
function isFar(word: string, candidate: string, allowed: number): boolean {
  let lacking = word.length - candidate.length > allowed ? Infinity : 0;
  for (let index = 0; index < word.length && lacking <= allowed; index += 1) {
    if (!candidate.includes(word.charAt(index))) lacking += 1;
  }
  return lacking > allowed;
}

/**
 * Counts the fewest letters left out, added, replaced or swapped with their neighbor between a word
 * and any beginning of a candidate; no letter takes part in two errors. This is the optimal string
 * alignment distance, with the end of the candidate free. Beyond `limit` it may answer fewer than there
 * are, yet more than the limit.
 */
export function errorsIn(word: string, candidate: string, limit = Infinity): number {
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
    // A swap reaches over one row, never over two.
    if (Math.min(...above) > limit && Math.min(...before) > limit) break;
  }
  return Math.min(...above);
}

const at = (line: readonly number[], column: number): number => line[column] ?? Infinity;
