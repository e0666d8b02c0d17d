export interface Command {
  id: string;
  label: string;
  /** The group shown beside it: "Go to", "Store". */
  group: string;
  /** Other words that find it. */
  words?: string;
  /** The keys that do the same. */
  keys?: string;
  run: () => void;
}

/** The commands in which every word of the query begins a word, in their own order. */
export function findCommands(commands: readonly Command[], query: string): Command[] {
  const wanted = wordsOf(query);
  return commands.filter(({ label, group, words = '' }) => {
    const known = wordsOf(`${label} ${group} ${words}`);
    return wanted.every((word) => known.some((candidate) => candidate.startsWith(word)));
  });
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** The order a query names, as typed or read aloud: `km 4821` is `KM-4821`; undefined when it names none. */
export function orderNumberIn(query: string): string | undefined {
  const named = /^#?(?:order\s+)?([a-z]{2})[\s-]*(\d{4,9})$/i.exec(query.trim());
  return named ? `${named[1]}-${named[2]}`.toUpperCase() : undefined;
}
