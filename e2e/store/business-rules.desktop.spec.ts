import { businessFormCases, type FormCase } from '@counter/contract/cases';
import { expect, test } from '../support/test.ts';
import { walkCases } from '../support/walk-cases.ts';
import { calmGrocer, fieldOf, formAddress, grocer, labels } from './business-page.ts';

test.use({ person: grocer });

/** The values that a time input can hold. */
const time = /^$|^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** A field for times holds nothing else, and the address is closed where emails are not accepted. */
const canBeEntered = ({ field, value, given }: FormCase): boolean =>
  (!field.endsWith('Time') || time.test(String(value))) && given?.['acceptEmail'] !== false;

test('every rule of the form is told at its field', async ({ page, counter }) => {
  test.slow();
  await calmGrocer(counter.url);
  await page.goto(formAddress);
  await expect(fieldOf(page, 'businessname')).toBeVisible();
  const cases = businessFormCases.cases.filter(canBeEntered);
  await walkCases(page.getByRole('main'), labels, { ...businessFormCases, cases });
});
