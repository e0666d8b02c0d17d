/** Values of a search parameter: valid ones, which are kept, and invalid ones, which are left out. */
type Values = { readonly kept: readonly unknown[]; readonly left: readonly unknown[] };

/** Values of a text of at most 60 characters. */
export const textValues: Values = { kept: ['KM-4821', 'a'.repeat(60)], left: ['', null, {}, true] };

/** Values of a record's id. */
export const idValues: Values = { kept: [1, 4821], left: [0, -1, 1.5, '1', null, NaN] };

/** Values of a 1-based page. Page 1 is the default and left out. */
export const pageValues: Values = { kept: [2, 1_000_000], left: [1, 0, 1_000_001, 2.5, '2'] };

export const dayValues: Values = {
  kept: ['2026-11-20', '2024-02-29'],
  left: ['2026-02-29', '2026-11-20T12:00', 'soon', 20_261_120],
};

/** Values of the sort direction. */
export const reversedValues: Values = { kept: [true], left: [false, 'true', 1] };

/** Values of a parameter that only allows certain words. */
export function wordValues(...words: readonly string[]): Values {
  return { kept: words, left: ['', 'NONSENSE', `${words.join()}!`, 1, true, null] };
}

/**
 * Reads an address for each value of each parameter and returns the addresses that were read incorrectly. Valid
 * values must be kept; invalid ones and unknown parameters must be left out.
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

/** Compares flat objects. An undefined parameter counts as absent. */
function isSame(one: object, other: object): boolean {
  return textOf(one) === textOf(other);
}

function textOf(flat: object): string {
  const kept = Object.entries(flat).filter(([, value]) => value !== undefined);
  return JSON.stringify(kept.toSorted(([a], [b]) => a.localeCompare(b)));
}
