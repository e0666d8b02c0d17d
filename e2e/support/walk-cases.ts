import type { FormCases } from '@counter/contract/cases';
import type { Locator } from '@playwright/test';
import { expect, test } from './test.ts';

/** How the fields of a form are called on the screen. */
type Labels = Readonly<Record<string, string>>;

type Value = string | boolean | undefined;

/**
 * Types the values of a table into a form of text fields, of one line or several, one after the other,
 * and expects what the table says at the field. Fields without a label are not on the screen. No case
 * begins at what it expects, so that a change is seen every time; afterwards the form is well filled in.
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

  const restore = async (names: readonly string[]): Promise<void> =>
    enterAll(Object.fromEntries(names.map((name) => [name, filled[name]])));

  await enterAll(filled);
  let left: { readonly names: readonly string[]; readonly told: string | null } | undefined;
  for (const { field: name, value, message, given = {} } of cases) {
    if (labels[name] === undefined) continue;
    await test.step(`${name} "${String(value)}": ${message}`, async () => {
      const names = [name, ...Object.keys(given)];
      const goesOn = left?.names.join() === names.join() && names.length === 1;
      if (left && !goesOn) await restore(left.names);
      await enterAll(given);
      const told = goesOn ? left?.told : null;
      if (told === message) await enter(name, message === null ? '' : filled[name]);
      await enter(name, value);
      if (message === null) await expect(fieldOf(name)).not.toHaveAttribute('aria-invalid', 'true');
      else await expect(fieldOf(name)).toHaveAccessibleDescription(message);
      left = { names, told: message };
    });
  }
  if (left) await restore(left.names);
}
