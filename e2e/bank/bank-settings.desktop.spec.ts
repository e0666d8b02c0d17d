import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { findMail, secretIn } from '../support/outbox.ts';
import { expect, fillSignIn, test } from '../support/test.ts';
import { bankAddress, cardOf, fieldOf, openBank, openForm, proveBy } from './bank-page.ts';

test('a new bank account holds payouts, and the emailed link cancels the change', async ({
  page,
  counter,
}) => {
  test.slow();
  const { email } = await openBank(page, counter.url);
  const card = await openForm(page, 'Bank Account', 'Account number');
  await fieldOf(card, 'Account number').fill('111122223333');
  await fieldOf(card, 'Routing number').fill('1234');
  await card.getByRole('button', { name: 'Save' }).click();
  const routing = fieldOf(card, 'Routing number');
  await expect(routing).toHaveAccessibleDescription('Routing number must be 9 to 16 digits');
  await routing.fill('021000089');
  await expectGoodInBothThemes(page);
  await card.getByRole('button', { name: 'Save' }).click();

  const dialog = await proveBy(page, 'not-the-password');
  await expect(fieldOf(dialog, 'Password')).toHaveAccessibleDescription(/not your password/);
  await proveBy(page);
  await expect(page.getByText('Saved the bank account.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(card.getByText('•••• 3333')).toBeVisible();
  await expect(card.getByText('No', { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Change' })).toBeFocused();
  await expect(page.getByText(/Payouts are on hold until/)).toBeVisible();
  await page.goto('/dashboard/reports/payouts');
  await expect(page.getByText(/On hold until .* because your bank account changed/)).toBeVisible();

  const mail = await findMail(counter.url, email, /bank account of/);
  const link = `/cancel_bank_change/${secretIn(mail, 'cancel_bank_change')}`;
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Cancel the bank account change?',
  );
  await expectGoodInBothThemes(page);
  await page.getByRole('button', { name: 'Cancel the change' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bank account change cancelled');
  await page.goto(link);
  await expect(page.getByText('This change is already cancelled')).toBeVisible();

  await page.goto(bankAddress);
  await expect(page).toHaveURL(/\/login/);
  await fillSignIn(page, email);
  await expect(cardOf(page, 'Bank Account').getByText('•••• 6789')).toBeVisible();
  await expect(page.getByText(/Payouts are on hold/)).toBeHidden();
});
