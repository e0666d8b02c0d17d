import type { FormCases } from '@counter/contract/cases';
import type { Locator } from '@playwright/test';
import { expect, test } from './test.ts';

/** How the fields of a form are called on the screen. */
type Labels = Readonly<Record<string, string>>;

type Value = string | boolean | undefined;

/**
 * Types the values of a table into a form of text fields, of one line or several, one after the other, and expects what the table
 * says at the field. Fields without a label are not on the screen. Each case begins at the opposite of
 * what is expected, so that a change is seen every time; afterwards the form is well filled in.
 */
export async function walkCases(
  form: Locator,
  labels: Labels,
  { filled, cases }: FormCases,
): Promise<void> {
  const fieldOf = (name: string): Locator =>
    form
      .locator('input:not([hidden]), textarea')
      .and(form.getByLabel(labels[name] ?? name, { exact: true }));
  const enter = async (name: string, value: Value): Promise<void> => {
    if (labels[name] === undefined) return;
    await fieldOf(name).fill(String(value ?? ''));
    await fieldOf(name).blur();
  };
  const enterAll = async (values: Readonly<Record<string, Value>>): Promise<void> => {
    for (const [name, value] of Object.entries(values)) await enter(name, value);
  };

  await enterAll(filled);
  for (const { field: name, value, message, given = {} } of cases) {
    if (labels[name] === undefined) continue;
    await test.step(`${name} "${String(value)}": ${message}`, async () => {
      await enterAll(given);
      await enter(name, message === null ? '' : filled[name]);
      await enter(name, value);
      if (message === null) await expect(fieldOf(name)).not.toHaveAttribute('aria-invalid', 'true');
      else await expect(fieldOf(name)).toHaveAccessibleDescription(message);
      await enter(name, filled[name]);
      await enterAll(Object.fromEntries(Object.keys(given).map((other) => [other, filled[other]])));
    });
  }
}
