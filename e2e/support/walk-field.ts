type Value = string | boolean;

/**
 * The values to enter into a field one after the other, with the expected messages; null for none.
 */
export type FieldWalk = {
  readonly cases: readonly { readonly value: Value; readonly message: string | null }[];
  /** The value of the field afterwards. */
  readonly filled: Value;
};

/** A field whose message differs from the expected one. */
export type Disagreement = {
  readonly value: Value;
  readonly expected: string | null;
  readonly told: string | null;
};

/**
 * Walks the cases of one field, inside of the page: each is focused, typed and left as by a person, without
 * a word between the test and the browser. Answers the first disagreement. No case begins at what it
 * expects, so that a change is seen every time. Nothing of this module is known in the page.
 */
export async function walkField(
  field: HTMLElement | SVGElement,
  { cases, filled }: FieldWalk,
): Promise<Disagreement | undefined> {
  const told = (): string | null => {
    if (field.getAttribute('aria-invalid') !== 'true') return null;
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    const texts = ids.map((id) => document.getElementById(id)?.textContent ?? '');
    return texts.join(' ').replaceAll(/\s+/g, ' ').trim();
  };

  const put = (value: Value): void => {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      if (field.checked !== value) field.click();
    } else if (field instanceof HTMLSelectElement || isPicked(field)) {
      const { prototype } =
        field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
      Reflect.set(prototype, 'value', String(value), field);
      for (const type of ['input', 'change'])
        field.dispatchEvent(new Event(type, { bubbles: true }));
    } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      field.select();
      document.execCommand(value === '' ? 'delete' : 'insertText', false, String(value));
    }
  };
  // Days and times have parts of their own to type into, which differ from country to country.
  const isPicked = (input: Element): input is HTMLInputElement =>
    input instanceof HTMLInputElement && /^(date|time|datetime-local)$/.test(input.type);

  /** Waits until the page has handled the event, as it would before a person's next one. */
  const turn = async (): Promise<void> => {
    await scheduler.postTask(() => undefined, { priority: 'background' });
  };
  const enter = async (value: Value): Promise<void> => {
    for (const act of [() => field.focus(), () => put(value), () => field.blur()]) {
      act();
      await turn();
    }
  };

  /** Returns true if a condition becomes true within ten seconds and stays true. */
  const comes = async (holds: () => boolean): Promise<boolean> => {
    const end = performance.now() + 10_000;
    for (let looks = 0; looks < 2; looks = holds() ? looks + 1 : 0) {
      if (performance.now() > end) return false;
      await turn();
    }
    return true;
  };

  const fine = cases.find(({ message }) => message === null)?.value ?? filled;
  const wrong = cases.find(({ message }) => message !== null)?.value;
  for (const { value, message } of cases) {
    const expected = message?.replaceAll(/\s+/g, ' ').trim() ?? null;
    const before = message === null ? wrong : fine;
    if (told() === expected && before !== undefined) {
      await enter(before);
      if (!(await comes(() => told() !== expected)))
        return { value: before, expected, told: told() };
    }
    await enter(value);
    if (!(await comes(() => told() === expected))) return { value, expected, told: told() };
  }
  await enter(filled);
  return undefined;
}
