/** A picture of the field: uploaded, on its way, or refused with the reason. */
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

/** Returns the form's value: the addresses of uploaded pictures, in the order of the field. */
export function urlsOf(entries: readonly Entry[]): string[] {
  return entries.flatMap((entry) => (entry.kind === 'kept' ? [entry.url] : []));
}

/** Returns the number of pictures that may be added. Where one is all, another takes its place. */
export function roomIn(entries: readonly Entry[], limit: number): number {
  if (limit === 1) return 1;
  return Math.max(0, limit - entries.filter(isHopeful).length);
}

/** Returns true unless a picture was refused for good. */
export function isHopeful(entry: Entry): boolean {
  return entry.kind !== 'refused' || entry.again;
}

/**
 * Returns the entries that stay when more are chosen: a picture refused for good goes. Where one is all, an uploaded one
 * stays until another is uploaded in its place.
 */
export function stayingIn(entries: readonly Entry[], limit: number): Entry[] {
  return entries.filter((entry) => (limit === 1 ? entry.kind === 'kept' : isHopeful(entry)));
}

/** Returns the entries once a picture is uploaded. Where one is all, it takes the place of the one before. */
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
 * The entries after the form was given other pictures, or another order, from outside. Each picture keeps
 * its preview; those the form no longer has are gone, new ones come last.
 */
export function adopt(entries: readonly Entry[], urls: readonly string[]): Entry[] {
  const known = new Map(entries.map((entry) => [urlOf(entry), entry]));
  const ordered = urls.map((url) => known.get(url) ?? kept(url));
  const remaining = entries.filter((entry) => entry.kind !== 'kept' || urls.includes(entry.url));
  const places = remaining.map((entry) => (entry.kind === 'kept' ? ordered.shift() : entry));
  return [...places, ...ordered].filter((entry) => entry !== undefined);
}

/**
 * Returns the values that were reported to a form after the one it shows now, `urls`. A form shows them in turn and
 * may skip some. Undefined if `urls` came from elsewhere.
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

/** The entries with one of them a place earlier (-1) or later (1); as they are where there is no place. */
export function move(entries: readonly Entry[], id: string, by: 1 | -1): readonly Entry[] {
  const place = entries.findIndex((entry) => entry.id === id);
  const [one, other] = [entries[place], entries[place + by]];
  if (!one || !other) return entries;
  return entries.with(place, other).with(place + by, one);
}

/** A picture that was uploaded on an earlier visit. */
export function kept(url: string): Entry {
  return { id: url, kind: 'kept', url };
}

/** The entries with the one of that id in another state, at the same place. */
export function replace(entries: readonly Entry[], next: Entry): Entry[] {
  return entries.map((entry) => (entry.id === next.id ? next : entry));
}

export function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((url, place) => url === b[place]);
}
