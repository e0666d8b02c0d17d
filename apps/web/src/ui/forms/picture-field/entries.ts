/** A picture in the field: uploaded, uploading, or refused with a reason. */
export type Entry =
  | { readonly id: string; readonly kind: 'kept'; readonly url: string; readonly file?: File }
  | { readonly id: string; readonly kind: 'sending'; readonly file: File }
  | {
      readonly id: string;
      readonly kind: 'refused';
      readonly file: File;
      readonly reason: string;
      /** True if a retry may succeed. */
      readonly again: boolean;
    };

/** Returns the form's value: the addresses of the uploaded pictures, in order. */
export function urlsOf(entries: readonly Entry[]): string[] {
  return entries.flatMap((entry) => (entry.kind === 'kept' ? [entry.url] : []));
}

/** Returns how many pictures can be added. With a limit of one, a new picture replaces the old one. */
export function roomIn(entries: readonly Entry[], limit: number): number {
  if (limit === 1) return 1;
  return Math.max(0, limit - entries.filter(isHopeful).length);
}

/** Returns true unless a picture was refused permanently. */
export function isHopeful(entry: Entry): boolean {
  return entry.kind !== 'refused' || entry.again;
}

/**
 * Returns the entries to keep when more files are chosen. Permanently refused pictures are dropped. With a limit of
 * one, the uploaded picture stays until its replacement is uploaded.
 */
export function stayingIn(entries: readonly Entry[], limit: number): Entry[] {
  return entries.filter((entry) => (limit === 1 ? entry.kind === 'kept' : isHopeful(entry)));
}

/** Returns the entries after an upload. With a limit of one, it replaces the previous picture. */
export function uploadedIn(
  entries: readonly Entry[],
  uploaded: Extract<Entry, { readonly kind: 'kept' }>,
  limit: number,
): Entry[] {
  const isReplaced = ({ id, kind }: Entry): boolean =>
    limit === 1 && kind === 'kept' && id !== uploaded.id;
  return entries.some(({ id }) => id === uploaded.id)
    ? replace(entries, uploaded).filter((entry) => !isReplaced(entry))
    : [...entries];
}

/**
 * Merges a form value that was set from outside. Pictures keep their previews; removed ones disappear, and new ones
 * come last.
 */
export function adopt(entries: readonly Entry[], urls: readonly string[]): Entry[] {
  const known = new Map(entries.map((entry) => [urlOf(entry), entry]));
  const ordered = urls.map((url) => known.get(url) ?? kept(url));
  const remaining = entries.filter((entry) => entry.kind !== 'kept' || urls.includes(entry.url));
  const places = remaining.map((entry) => (entry.kind === 'kept' ? ordered.shift() : entry));
  return [...places, ...ordered].filter((entry) => entry !== undefined);
}

/**
 * Returns the reported values from `urls`, the form's current value, onwards. A form shows reported values in order
 * and may skip some. Returns undefined if `urls` was set from elsewhere.
 */
export function pendingValues(
  reported: readonly (readonly string[])[],
  urls: readonly string[],
): readonly (readonly string[])[] | undefined {
  const place = reported.findIndex((one) => isSame(one, urls));
  return place === -1 ? undefined : reported.slice(place);
}

function urlOf(entry: Entry): string | undefined {
  return entry.kind === 'kept' ? entry.url : undefined;
}

/** Moves an entry one position up (-1) or down (1). Returns the entries unchanged at the ends. */
export function move(entries: readonly Entry[], id: string, by: 1 | -1): readonly Entry[] {
  const place = entries.findIndex((entry) => entry.id === id);
  const [one, other] = [entries[place], entries[place + by]];
  if (!one || !other) return entries;
  return entries.with(place, other).with(place + by, one);
}

/** Returns the entry of a picture uploaded on an earlier visit. */
export function kept(url: string): Entry {
  return { id: url, kind: 'kept', url };
}

/** Replaces the entry with the same id, at the same position. */
export function replace(entries: readonly Entry[], next: Entry): Entry[] {
  return entries.map((entry) => (entry.id === next.id ? next : entry));
}

export function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((url, place) => url === b[place]);
}
