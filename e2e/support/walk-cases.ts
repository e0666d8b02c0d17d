import type { FormCase, FormCases } from '@counter/contract/cases';
import type { Locator } from '@playwright/test';
import { expect, test } from './test.ts';
import { walkField } from './walk-field.ts';

/** The labels of a form's fields. */
type Labels = Readonly<Record<string, string>>;

type Values = FormCases['filled'];

/**
 * Types the values of a table into a form, one field after the other, and expects what the table says at
 * the field. Fields without a label are not on the screen. Afterwards the form is well filled in.
 */
export async function walkCases(
  form: Locator,
  labels: Labels,
  { filled, cases }: FormCases,
): Promise<void> {
  const fieldOf = (name: string): Locator =>
    form
      .locator('input:not([hidden]), textarea, select')
      .and(form.getByLabel(labels[name] ?? name, { exact: true }));
  const enterAll = async (values: Values): Promise<void> => {
    for (const [name, value] of Object.entries(values)) {
      if (labels[name] === undefined) continue;
      await fieldOf(name).evaluate(walkField, { cases: [], filled: value });
    }
  };

  await enterAll(filled);
  for (const { name, given, together } of byField(cases)) {
    if (labels[name] === undefined) continue;
    await test.step(`${together.length} of ${name} ${JSON.stringify(given)}`, async () => {
      await enterAll(given);
      const field = fieldOf(name);
      await expect(field).toBeEnabled();
      const walk = { cases: together, filled: filled[name] ?? '' };
      expect(await field.evaluate(walkField, walk)).toBeUndefined();
      await enterAll(pick(filled, Object.keys(given)));
    });
  }
}

/** Cases of the same field under the same circumstances, in their order. */
function byField(cases: readonly FormCase[]) {
  const groups = Map.groupBy(cases, ({ field, given }) => JSON.stringify([field, given]));
  return [...groups.values()].flatMap((together) => {
    const [first] = together;
    return first ? [{ name: first.field, given: first.given ?? {}, together }] : [];
  });
}

function pick(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
}
