import { expect } from 'vitest';

/** What a parameter of an address may be, and what makes no sense there. */
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

/** Checks that each parameter of an address is kept where it makes sense, and left out with the others where it doesn't. */
export function expectReads(
  read: (raw: Record<string, unknown>) => object,
  parameters: Readonly<Record<string, Values>>,
): void {
  for (const [name, { kept, left }] of Object.entries(parameters)) {
    for (const value of kept) expect(read({ [name]: value })).toEqual({ [name]: value });
    for (const value of left) expect(read({ [name]: value })).toEqual({});
  }
  const usual = Object.entries(parameters).map(([name, { kept }]): [string, unknown] => [
    name,
    kept[0],
  ]);
  const whole = Object.fromEntries(usual);
  expect(read({ ...whole, unknown: 'x' })).toEqual(whole);
  expect(read({})).toEqual({});
}
