import { demoPassword, login } from '@counter/contract/auth';
import { openApplicant } from '../support/applicant.ts';
import { callApi } from '../support/api.ts';
import { prove } from '../support/prove.ts';
import { expect, newPassword, test } from '../support/test.ts';
import { openApplication } from './operator-page.ts';

test.use({ person: 'operator@demo.test' });

test('an application is read, verified part by part, and approved once it can be', async ({
  page,
  counter,
}) => {
  test.slow();
  const { storeId, storeName, email, confirm } = await openApplicant(counter.url, { pictures: 2 });
  await openApplication(page, storeId);
  const approve = page.getByRole('button', { name: 'Approve' });
  const account = page.getByRole('switch', { name: 'Bank account' });

  await test.step('what is sealed is masked, and pictures are seen in large', async () => {
    const main = page.getByRole('main');
    await expect(main).toContainText('Corner Bakery LLC');
    await expect(main).not.toContainText('000123456789');
    await expect(main).not.toContainText('12-3456789');

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
