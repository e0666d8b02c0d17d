import { businessFormCases, type FormCase } from '@counter/contract/cases';
import { expect, test } from '../support/test.ts';
import { calmGrocer, enter, fieldOf, fillForm, formAddress, grocer } from './business-page.ts';

test.use({ person: grocer });

/** What a field for a time of day can hold at all. */
const time = /^$|^(?:[01]\d|2[0-3]):[0-5]\d$/;

const canBeEntered = ({ field, value }: FormCase): boolean =>
  !field.endsWith('Time') || time.test(String(value));

/** Another value than the case's, so that a change is seen every time. */
function oppositeOf({ field, value, message }: FormCase): string | boolean {
  if (typeof value === 'boolean') return !value;
  return message === null ? '' : (businessFormCases.filled[field] ?? '');
}

test('every rule of the form is told at its field', async ({ page, counter }) => {
  test.slow();
  await calmGrocer(counter.url);
  await page.goto(formAddress);
  await fillForm(page);
  for (const one of businessFormCases.cases.filter(canBeEntered)) {
    const { field: name, value, message, given = {} } = one;
    await test.step(`${name} "${String(value)}": ${message}`, async () => {
      for (const [other, its] of Object.entries(given)) await enter(fieldOf(page, other), its);
      const field = fieldOf(page, name);
      if (await field.isDisabled()) return;
      await enter(field, oppositeOf(one));
      await enter(field, value);
      if (message === null) await expect(field).not.toHaveAttribute('aria-invalid', 'true');
      else await expect(field).toHaveAccessibleDescription(message);
    });
  }
});
