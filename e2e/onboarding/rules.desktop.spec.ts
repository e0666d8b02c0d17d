import {
  bankDetailsCases,
  businessInfoCases,
  registerCases,
  signUpCases,
  type FormCase,
} from '@counter/contract/cases';
import { expect, test } from '../support/test.ts';
import { walkCases } from '../support/walk-cases.ts';
import { enterHours, fieldOf, labels, newEmail, passAccount, stepHeading } from './wizard.ts';

test('every rule of signing up is told at its field', async ({ page }) => {
  test.slow();
  const main = page.getByRole('main');

  await test.step('register', async () => {
    await page.goto('/register');
    await walkCases(main, labels.account, registerCases);
  });

  await test.step('step 0', async () => {
    await page.goto('/signup');
    await expect(stepHeading(page, 1)).toBeVisible();
    await walkCases(main, labels.account, signUpCases);
    await passAccount(page, newEmail());
  });

  await test.step('step 1', async () => {
    const cases = businessInfoCases.cases.filter(({ field }) => field !== 'workingHours');
    await walkCases(main, labels.business, { ...businessInfoCases, cases });
  });

  await test.step('the working hours', async () => {
    // Two fields that offer times and nothing else.
    const times = /^$|^([01]\d|2[0-3]):[0-5]\d - (([01]\d|2[0-3]):[0-5]\d)?$/;
    const opens = fieldOf(page, 'Opens');
    for (const { field, value, message } of businessInfoCases.cases) {
      if (field !== 'workingHours' || typeof value !== 'string' || !times.test(value)) continue;
      await enterHours(page, message === null ? '' : '09:00 - 21:00');
      await enterHours(page, value);
      if (message === null) await expect(opens).not.toHaveAttribute('aria-invalid', 'true');
      else await expect(opens).toHaveAccessibleDescription(message.replaceAll('  ', ' '));
    }
    await page.getByRole('button', { name: 'Save and continue' }).click();
  });

  await test.step('step 2', async () => {
    await expect(stepHeading(page, 3)).toBeVisible();
    const cases = bankDetailsCases.cases.filter(canBeEntered);
    const franchise = { franchiseAssociated: true, totalFranchise: '3' };
    const filled = { ...bankDetailsCases.filled, ...franchise };
    await walkCases(main, labels.bank, { filled, cases });
  });
});

/** Dates that nobody can read are told in the person's format; fields that are not needed are closed or away. */
function canBeEntered({ field, value, given }: FormCase): boolean {
  if (field === 'dateOfBirth') return /^$|^(?!1890|1990-02-30)\d{4}-\d\d-\d\d$/.test(String(value));
  return given?.['individual'] !== true && given?.['franchiseAssociated'] !== false;
}
