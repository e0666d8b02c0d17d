import {
  bankDetailsCases,
  businessInfoCases,
  registerCases,
  signUpCases,
  type FormCase,
  type FormCases,
} from '@counter/contract/cases';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import {
  beginAtBank,
  beginAtBusiness,
  enter,
  enterAll,
  enterHours,
  fieldOf,
  fillAccount,
  fillBank,
  fillBusiness,
  labels,
  put,
  type Labels,
} from './wizard.ts';

/** Mantine leaves the attribute away where a field is fine. */
async function expectInvalid(field: Locator, invalid: boolean): Promise<void> {
  const marked = expect(field);
  await (invalid ? marked : marked.not).toHaveAttribute('aria-invalid', 'true');
}

/** Expects what the person reads at a field; null where it is fine. */
async function expectTold(field: Locator, message: string | null): Promise<void> {
  if (message === null) return expectInvalid(field, false);
  await expect(field).toHaveAccessibleDescription(message.replaceAll('  ', ' '));
}

/**
 * Walks the cases on the open form. A case begins at the opposite of what is expected, so that a change
 * is seen every time; the field is well filled in again when its cases are over.
 */
async function walk(page: Page, known: Labels, { filled, cases }: FormCases): Promise<void> {
  for (const { given = {}, name, together } of byField(cases)) {
    const field = fieldOf(page, known[name] ?? name);
    const good = together.find(({ message }) => message === null)?.value ?? filled[name] ?? '';
    await enterAll(page, known, given);
    if ((await field.isVisible()) && (await field.isEnabled())) {
      await enter(field, good);
      await walkField(field, good, together);
      await enter(field, filled[name] ?? '');
    }
    await enterAll(page, known, pick(filled, Object.keys(given)));
  }
}

async function walkField(field: Locator, good: Value, cases: readonly FormCase[]): Promise<void> {
  let fine = true;
  for (const { field: name, value, message } of cases) {
    await test.step(`${name} "${String(value)}": ${message}`, async () => {
      if (fine === (message === null)) {
        await put(field, fine ? '' : good);
        await expectInvalid(field, fine);
      }
      await put(field, value);
      await expectTold(field, message);
      fine = message === null;
    });
  }
}

type Value = FormCase['value'];

/** Cases of the same field under the same circumstances, in their order. */
function byField(cases: readonly FormCase[]) {
  const groups = Map.groupBy(cases, ({ field, given }) => JSON.stringify([field, given]));
  return [...groups.values()].flatMap((together) => {
    const [first] = together;
    return first ? [{ name: first.field, given: first.given, together }] : [];
  });
}

function pick(values: FormCases['filled'], names: readonly string[]): FormCases['filled'] {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
}

const ofField = ({ cases }: FormCases, name: string): readonly FormCase[] =>
  cases.filter(({ field }) => field === name);

/** Cases of a field that offers only some values, such as a calendar. */
function offered(form: FormCases, name: string, values: RegExp): FormCases {
  const can = ({ field, value }: FormCase) => field !== name || values.test(String(value));
  return { ...form, cases: form.cases.filter(can) };
}

// Two or three hundred values, each typed as a person would.
test.describe.configure({ timeout: 120_000 });

test('register', async ({ page }) => {
  await page.goto('/register');
  await fieldOf(page, 'Email').focus();
  await enterAll(page, labels.account, registerCases.filled);
  await walk(page, labels.account, registerCases);
});

test('step 0', async ({ page }) => {
  await page.goto('/signup');
  await fillAccount(page);
  await walk(page, labels.account, signUpCases);
});

test('step 1', async ({ page, counter }) => {
  await beginAtBusiness(page, counter.url);
  await fillBusiness(page);
  const typed = businessInfoCases.cases.filter(({ field }) => field !== 'workingHours');
  await walk(page, labels.business, { ...businessInfoCases, cases: typed });
});

test('the working hours', async ({ page, counter }) => {
  await beginAtBusiness(page, counter.url);
  // Two fields that offer times and nothing else.
  const times = /^$|^([01]\d|2[0-3]):[0-5]\d - (([01]\d|2[0-3]):[0-5]\d)?$/;
  for (const { value, message } of ofField(businessInfoCases, 'workingHours')) {
    if (typeof value !== 'string' || !times.test(value)) continue;
    await enterHours(page, message === null ? '' : '09:00 - 21:00');
    await enterHours(page, value);
    await expectTold(fieldOf(page, 'Opens'), message);
  }
});

test('step 2', async ({ page, counter }) => {
  await beginAtBank(page, counter.url);
  await fillBank(page);
  // A field that offers days which exist and nothing else.
  const days = /^$|^\d{4}-(?!02-30)\d\d-\d\d$/;
  await walk(page, labels.bank, offered(bankDetailsCases, 'dateOfBirth', days));
});
