/** The ways that words match a query, the best first. */
export const ranks = { exact: 0, prefix: 1, label: 2, words: 3, typo: 4 } as const;

/** Something with a name and synonyms. */
interface Findable {
  label: string;
  words: string;
}

/**
 * Ranks how well something matches a query: the whole label, its start, the starts of its words, of any word, and last
 * with typing errors. Undefined without a match; an empty query matches everything.
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
 * Returns the matches of a query, the best first and otherwise in the given order. Matches with typing errors count
 * only if there are no exact ones.
 */
export function findBest<Item>(
  query: string,
  items: readonly Item[],
  findableOf: (item: Item) => Findable,
): { item: Item; rank: number }[] {
  const wanted = wordsOf(query);
  // Most items of a long list contain none of the words, so only candidates are split.
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

/** Caches comparisons, because long lists repeat few words. */
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

/** The words of an item, with those of its name first. */
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

/** Returns a text in lower case without accents. */
function plainOf(text: string): string {
  const bare = plain.test(text) ? text : text.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return bare.toLowerCase();
}

/** Returns a text's words in lower case without accents. */
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

/** Returns the number of typing errors allowed in a word; none in a short one, which would match too many others. */
export function errorsAllowed(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Returns true if a candidate starts with a word, apart from the allowed typing errors. */
export function nearlyBegins(word: string, candidate: string): boolean {
  const allowed = errorsAllowed(word);
  if (allowed === 0) return candidate.startsWith(word);
  return !isFar(word, candidate, allowed) && errorsIn(word, candidate, allowed) <= allowed;
}

/** Returns true if a word has more letters missing from a candidate than allowed errors. Each of them is an error. */
function isFar(word: string, candidate: string, allowed: number): boolean {
  let lacking = word.length - candidate.length > allowed ? Infinity : 0;
  for (let index = 0; index < word.length && lacking <= allowed; index += 1) {
    if (!candidate.includes(word.charAt(index))) lacking += 1;
  }
  return lacking > allowed;
}

/**
 * Returns the minimum number of omitted, added, replaced or swapped letters between a word and any prefix of a
 * candidate (the optimal string alignment distance with a free end). Above `limit` it may return too few, but still
 * more than the limit.
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
    // A swap spans two rows at most.
    if (Math.min(...above) > limit && Math.min(...before) > limit) break;
  }
  return Math.min(...above);
}

const at = (line: readonly number[], column: number): number => line[column] ?? Infinity;
