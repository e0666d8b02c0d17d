import { demoPassword, login } from '@counter/contract/auth';
import { findOnboarding } from '@counter/contract/onboarding';
import { refuseApplication } from '@counter/contract/operator';
import { openApplicant } from '../support/applicant.ts';
import { callApi } from '../support/api.ts';
import { findMail } from '../support/outbox.ts';
import { prove } from '../support/prove.ts';
import { staffToken } from '../support/staff.ts';
import { expect, newPassword, test } from '../support/test.ts';
import { openApplication, rowOf } from './operator-page.ts';

test.use({ person: 'operator@demo.test' });

test('from the queue to a refusal whose reason the applicant reads', async ({ page, counter }) => {
  const { storeName, email } = await openApplicant(counter.url);
  await page.goto('/operator/applications');
  await page.getByRole('searchbox').fill(storeName);
  await expect(page).toHaveURL(/search=Corner/);
  await rowOf(page, storeName).getByRole('button', { name: storeName }).click();
  await expect(page.getByRole('heading', { level: 1, name: storeName })).toBeVisible();

  await page.getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog', { name: `Reject ${storeName}` });
  await dialog.getByRole('button', { name: 'Reject application' }).click();
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/missing or wrong/);
  await dialog.getByLabel('Reason').fill('The menu cannot be read. Send a larger picture.');
  await dialog.getByRole('button', { name: 'Reject application' }).click();
  await expect(page.getByText(`Rejected ${storeName}.`)).toBeVisible();

  const decision = page.getByRole('region', { name: 'Decision' });
  await expect(decision).toContainText('Rejected by Imani Brooks, today');
  await expect(decision).toContainText('The menu cannot be read. Send a larger picture.');
  const body = { email, password: newPassword };
  const { token } = (await callApi(counter.url, login, { body })).data;
  const { data } = await callApi(counter.url, findOnboarding, {}, { token });
  expect(data).toMatchObject({ state: 'REFUSED', reason: expect.stringContaining('larger') });
  const mail = await findMail(counter.url, email, /not approved/);
  expect(mail.body).toContain('The menu cannot be read.');

  await page.getByRole('link', { name: 'Applications', exact: true }).last().click();
  await expect(page.getByText('Not found', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Rejected' }).click();
  await expect(rowOf(page, storeName)).toContainText('Rejected');
});

test('an application is read, verified part by part, and approved once it can be', async ({
  page,
  counter,
}) => {
  test.slow();
  const { storeId, storeName, email, confirm } = await openApplicant(counter.url, { pictures: 2 });
  await openApplication(page, storeId);
  const approve = page.getByRole('button', { name: 'Approve' });
  const account = page.getByRole('switch', { name: 'Bank account' });

  await test.step('everything handed in is there, masked where it is sealed', async () => {
    const main = page.getByRole('main');
    for (const text of [
      'Physical/Local Store',
      '12 Mill Lane, Springfield',
      '07:00 - 18:00',
      '8.25%',
      'Corner Bakery LLC',
      'Nora Lind',
      email,
      'Not confirmed',
    ]) {
      await expect(main.getByText(text).first()).toBeVisible();
    }
    await expect(main).not.toContainText('000123456789');
    await expect(main).not.toContainText('12-3456789');

    const menu = page.getByRole('link', { name: 'https://bakery.test/menu' });
    await expect(menu).toHaveAttribute('target', '_blank');
    await expect(menu).toHaveAttribute('rel', /noopener/);
    await page.getByRole('button', { name: /Menu picture 1 of 2/ }).click();
    const large = page.getByRole('dialog', { name: 'Menu picture 1 of 2' });
    const picture = large.getByRole('img', { name: 'Menu picture 1 of 2', exact: true });
    await expect(picture).toHaveJSProperty('naturalWidth', 8);
    await large.getByRole('button', { name: 'Next picture' }).click();
    const next = page.getByRole('dialog', { name: 'Menu picture 2 of 2' });
    await expect(next).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(next).toBeHidden();
  });

  await test.step('bank, company and representative are verified each by itself', async () => {
    await account.click();
    await prove(page, 'Verify Bank account?', { password: demoPassword });
    await expect(page.getByText('Bank account is verified.')).toBeVisible();
  });

  await test.step('it is approved once the address of its applicant is confirmed', async () => {
    await expect(approve).toBeDisabled();
    await expect(approve).toHaveAccessibleDescription(/You can't approve it yet/);
    await confirm();
    await page.reload();
    await expect(account).toBeChecked();
    await expect(page.getByRole('switch', { name: 'Company' })).not.toBeChecked();
    await approve.click();
    const dialog = page.getByRole('dialog', { name: `Approve ${storeName}?` });
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText(`Approved ${storeName}.`)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Decision' })).toContainText(
      'Approved by Imani Brooks',
    );
    const body = { email, password: newPassword };
    expect(await callApi(counter.url, login, { body })).toMatchObject({ storeApproved: true });
  });

  await test.step('the store goes on from there', async () => {
    await page.getByRole('link', { name: 'Open store' }).click();
    await expect(page).toHaveURL(`/operator/stores/${storeId}`);
    await expect(page.getByRole('heading', { level: 1, name: storeName })).toBeVisible();
    await expect(account).toBeChecked();
    await account.click();
    const withdraw = 'Remove verification of Bank account?';
    await prove(page, withdraw, { password: demoPassword });
    await page.getByRole('button', { name: 'Undo' }).click();
    await prove(page, 'Verify Bank account?', { password: demoPassword });
    await expect(page.getByText('Bank account is verified.')).toBeVisible();
    await expect(account).toBeChecked();
  });
});

test('two at once: the second is told who has decided, and sees it', async ({ page, counter }) => {
  const { storeId, storeName } = await openApplicant(counter.url, { confirmed: true });
  await openApplication(page, storeId);
  await page.getByRole('button', { name: 'Approve' }).click();

  const token = await staffToken(counter.url);
  const body = { storeId, reason: 'There is no such street.' };
  await callApi(counter.url, refuseApplication, { body }, { token });

  const dialog = page.getByRole('dialog', { name: `Approve ${storeName}?` });
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Imani Brooks already refused' }).last(),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Decision' })).toContainText(
    'There is no such street.',
  );
});
