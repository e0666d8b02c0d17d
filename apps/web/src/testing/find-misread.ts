/** Valid and invalid values of a parameter of an address. */
type Values = { readonly kept: readonly unknown[]; readonly left: readonly unknown[] };

/** A text of at most 60 characters. */
export const textValues: Values = { kept: ['KM-4821', 'a'.repeat(60)], left: ['', null, {}, true] };

/** A number that counts rows. */
export const idValues: Values = { kept: [1, 4821], left: [0, -1, 1.5, '1', null, NaN] };

/** A page counted from 1, which is left out. */
export const pageValues: Values = { kept: [2, 1_000_000], left: [1, 0, 1_000_001, 2.5, '2'] };

export const dayValues: Values = {
  kept: ['2026-11-20', '2024-02-29'],
  left: ['2026-02-29', '2026-11-20T12:00', 'soon', 20_261_120],
};

/** The way that a list is sorted. */
export const reversedValues: Values = { kept: [true], left: [false, 'true', 1] };

/** Some words and no others. */
export function wordValues(...words: readonly string[]): Values {
  return { kept: words, left: ['', 'NONSENSE', `${words.join()}!`, 1, true, null] };
}

/**
 * Reads an address for each value of each parameter. Returns the addresses that were read wrongly: valid values must be
 * kept, invalid ones and unknown parameters left out.
 */
export function findMisread(
  read: (raw: Record<string, unknown>) => object,
  parameters: Readonly<Record<string, Values>>,
): unknown[] {
  const named = Object.entries(parameters);
  const whole = Object.fromEntries(named.map(([name, { kept }]) => [name, kept[0]]));
  const expected: (readonly [Record<string, unknown>, object])[] = [
    ...named.flatMap(([name, { kept, left }]) => [
      ...kept.map((value) => [{ [name]: value }, { [name]: value }] as const),
      ...left.map((value) => [{ [name]: value }, {}] as const),
    ]),
    [{ ...whole, unknown: 'x' }, whole],
    [{}, {}],
  ];
  return expected.flatMap(([raw, kept]) => (isSame(read(raw), kept) ? [] : [raw]));
}

/** Compares flat objects; a parameter that is undefined counts as left out. */
function isSame(one: object, other: object): boolean {
  return textOf(one) === textOf(other);
}

function textOf(flat: object): string {
  const kept = Object.entries(flat).filter(([, value]) => value !== undefined);
  return JSON.stringify(kept.toSorted(([a], [b]) => a.localeCompare(b)));
}
