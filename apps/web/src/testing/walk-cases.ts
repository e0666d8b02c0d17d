import type { FormCase, FormCases } from '@counter/contract/cases';
import { fireEvent, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

type Value = FormCase['value'];

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Labels of a form's fields. */
type Labels = Readonly<Record<string, string>>;

/**
 * Enters one value per message into a form and expects the message at the field. Further values behave the same on
 * screen and are tested in the API. Fields without a label aren't on the screen. Leaves the form filled in
 * correctly.
 */
export async function walkCases(
  form: HTMLElement,
  labels: Labels,
  { filled, cases }: FormCases,
): Promise<void> {
  const enterAll = (values: FormCases['filled']) => fillForm(form, labels, values);

  enterAll(filled);
  for (const { name, given, together } of byField(cases)) {
    const label = labels[name];
    if (label === undefined) continue;
    enterAll(given);
    await walkField(findField(form, label), oneOfEach(together), filled[name] ?? '');
    enterAll(pick(filled, Object.keys(given)));
  }
}

/** Fills in the fields of a form that have a label in `labels`. */
export function fillForm(form: HTMLElement, labels: Labels, values: FormCases['filled']): void {
  for (const [name, value] of Object.entries(values)) {
    const label = labels[name];
    if (label !== undefined) enter(findField(form, label), value);
  }
}

/**
 * Runs the cases of one field. Each case starts from a different message than the one it expects, so that a change
 * is always visible.
 */
async function walkField(field: Field, cases: readonly FormCase[], filled: Value): Promise<void> {
  const fine = cases.find(({ message }) => message === null)?.value ?? filled;
  const wrong = cases.find(({ message }) => message !== null)?.value;
  for (const { field: name, value, message, given } of cases) {
    const expected = message && asRead(message);
    const before = expected === null ? wrong : fine;
    if (toldAt(field) === expected && before !== undefined) {
      enter(field, before);
      await waitFor(() => expect(toldAt(field)).not.toBe(expected));
    }
    enter(field, value);
    const about = { name, value, given };
    await waitFor(() =>
      expect({ ...about, told: toldAt(field) }).toEqual({ ...about, told: expected }),
    );
  }
  enter(field, filled);
}

/** Groups cases by field and given values, in order. */
function byField(cases: readonly FormCase[]) {
  const groups = Map.groupBy(cases, ({ field, given }) => JSON.stringify([field, given]));
  return [...groups.values()].flatMap((together) => {
    const [first] = together;
    return first ? [{ name: first.field, given: first.given ?? {}, together }] : [];
  });
}

/** Returns the first case of each message. */
function oneOfEach(cases: readonly FormCase[]): readonly FormCase[] {
  return [...Map.groupBy(cases, ({ message }) => message).values()].flatMap(
    ([first]) => first ?? [],
  );
}

function pick(values: FormCases['filled'], names: readonly string[]): FormCases['filled'] {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
}

function findField(form: HTMLElement, name: string): Field {
  const labels = [...form.querySelectorAll('label')];
  const found = labels.find(({ textContent }) => textContent.replace(/\s*\*$/, '') === name);
  const field = found?.control;
  if (field instanceof HTMLInputElement || isLong(field)) return field;
  throw new Error(`The form has no field "${name}".`);
}

function isLong(field: unknown): field is HTMLTextAreaElement | HTMLSelectElement {
  return field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;
}

/** Focuses, fills in and blurs a field, as a person would. */
function enter(field: Field, value: Value): void {
  fireEvent.focus(field);
  if (field instanceof HTMLInputElement && field.type === 'checkbox') {
    if (field.checked !== value) fireEvent.click(field);
  } else {
    fireEvent.change(field, { target: { value: String(value) } });
  }
  fireEvent.blur(field);
}

/** Returns a field's error message, or null for none. */
function toldAt(field: Field): string | null {
  if (field.getAttribute('aria-invalid') !== 'true') return null;
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const texts = ids.map((id) => document.getElementById(id)?.textContent ?? '');
  return asRead(texts.join(' '));
}

/** Collapses white space, as the browser does on screen. */
function asRead(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
