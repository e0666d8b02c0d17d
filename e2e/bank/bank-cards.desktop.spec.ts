import { verifyPart } from '@counter/contract/operator';
import { saveRepresentative } from '@counter/contract/settings';
import { demoPassword, findSession } from '@counter/contract/auth';
import { callApi } from '../support/api.ts';
import { enableSecondFactor } from '../support/partner.ts';
import { callerOf } from '../support/session.ts';
import { staffToken } from '../support/staff.ts';
import { expect, newPassword, test } from '../support/test.ts';
import { cardOf, fieldOf, openBank, openForm, proveBy } from './bank-page.ts';

test('the cards are changed by whoever proves who they are', async ({ page, counter }) => {
  test.slow();
  const person = await openBank(page, counter.url);
  const { token } = person;
  const storeId = (await callApi(counter.url, findSession, {}, { token })).data.storeId ?? 0;
  const company = cardOf(page, 'Company');
  const rep = cardOf(page, 'Representative');

  await test.step('the company is changed, and shown to be verified', async () => {
    await openForm(page, 'Company', 'Legal business name');
    await expect(fieldOf(company, 'Legal business name')).toHaveValue('Corner Bakery LLC');
    await fieldOf(company, 'Legal business name').fill('Corner Bakery and Sons LLC');
    await company.getByLabel('Files as an individual, without an EIN').check();
    await expect(fieldOf(company, 'Tax ID (EIN)')).toBeDisabled();
    await company.getByRole('button', { name: 'Save' }).click();
    await proveBy(page);
    await expect(company.getByText('Corner Bakery and Sons LLC')).toBeVisible();
    await expect(company.getByText('Files as an individual')).toBeVisible();

    const verified = { storeId, part: 'COMPANY', verified: true, password: demoPassword } as const;
    await callApi(
      counter.url,
      verifyPart,
      { body: verified },
      { token: await staffToken(counter.url) },
    );
    await expect(company.getByText('Yes', { exact: true }), 'without a reload').toBeVisible();
  });

  await test.step('the representative is changed by two at once', async () => {
    await openForm(page, 'Representative', 'Legal first name');
    await fieldOf(rep, 'Legal first name').fill('Norma');
    await fieldOf(rep, 'Date of birth').fill('1984-05-06');
    await fieldOf(rep, 'SSN, last 4 digits').fill('4321');
    const elsewhere = {
      storeId,
      legalFirstName: 'Eleonora',
      legalLastName: 'Lind',
      dateOfBirth: '1984-05-06',
      ssn: '6789',
      password: newPassword,
    };
    await callApi(counter.url, saveRepresentative, { body: elsewhere }, { token });
    await rep.getByRole('button', { name: 'Save' }).click();
    await proveBy(page);
    await expect(rep.getByRole('alert')).toContainText('changed "Representative"');
    await rep.getByRole('button', { name: 'Cancel' }).click();
    await expect(rep.getByText('Eleonora')).toBeVisible();
    await openForm(page, 'Representative', 'Legal first name');
    await fieldOf(rep, 'Date of birth').fill('1984-05-06');
    await fieldOf(rep, 'SSN, last 4 digits').fill('4321');
    await rep.getByRole('button', { name: 'Save' }).click();
    await proveBy(page);
    await expect(rep.getByText('•••-••-4321')).toBeVisible();
  });

  await test.step('a code is asked for where the second factor is on', async () => {
    const { authenticator } = await enableSecondFactor(counter.url, await callerOf(page));
    const card = await openForm(page, 'Bank Account', 'Account number');
    await fieldOf(card, 'Account number').fill('111122223333');
    await fieldOf(card, 'Routing number').fill('021000089');
    await card.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog');
    await expect(fieldOf(dialog, 'Code')).toBeVisible();
    await proveBy(page);
    await expect(fieldOf(dialog, 'Code')).toHaveAccessibleDescription(/Enter the code/);
    await fieldOf(dialog, 'Code').fill(authenticator.code(1));
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(card.getByText('•••• 3333')).toBeVisible();
  });
});
