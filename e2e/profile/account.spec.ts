import { login } from '@counter/contract/auth';
import { callApi } from '../support/api.ts';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { findMail, secretIn } from '../support/outbox.ts';
import { connectionLost, demoPassword, expect, test } from '../support/test.ts';
import { fieldOf, followToProfile, openProfile, panelOf } from './profile-page.ts';

test('a new name is kept, and stands in the menu at once', async ({ page, counter, isMobile }) => {
  await openProfile(page, counter.url);
  await page.goto('/dashboard/app');
  await followToProfile(page, isMobile);
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  const panel = panelOf(page, 'Name and phone');
  await expect(panel.getByRole('button', { name: 'Save changes' })).toBeHidden();
  await fieldOf(panel, 'Name').fill('Nora Lindqvist');
  await fieldOf(panel, 'Phone number').fill('+1 212 555 0199');
  await panel.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Save changes' })).toBeHidden();
  await page.getByRole('button', { name: isMobile ? 'More' : /account of/ }).click();
  await expect(page.getByText('Nora Lindqvist', { exact: true })).toBeVisible();
  await page.reload();
  await expect(fieldOf(panel, 'Name')).toHaveValue('Nora Lindqvist');
  await expect(fieldOf(panel, 'Phone number')).toHaveValue('+1 212 555 0199');
});

test('leaving with changes asks', { tag: '@once' }, async ({ page, counter }) => {
  await openProfile(page, counter.url);
  const name = fieldOf(panelOf(page, 'Name and phone'), 'Name');
  const leave = page.getByRole('navigation').getByRole('link', { name: 'Orders' });
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await name.fill('Somebody Else');
  await leave.click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(name).toHaveValue('Somebody Else');
  await leave.click();
  await expectGoodInBothThemes(page);
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL('/dashboard/orders');
});

test(
  'a new e-mail takes over once its link is opened',
  { tag: '@once' },
  async ({ page, counter }) => {
    const { email } = await openProfile(page, counter.url);
    const panel = panelOf(page, 'E-mail');
    await expect(panel.getByText('Confirmed', { exact: true })).toBeVisible();
    await panel.getByRole('button', { name: 'Change e-mail' }).click();
    await expect(fieldOf(panel, 'New e-mail')).toBeFocused();

    const wanted = `new-${email}`;
    const send = panel.getByRole('button', { name: 'Send link' });
    await fieldOf(panel, 'New e-mail').fill('owner@demo.test');
    await fieldOf(panel, 'Password').fill('not-the-password');
    await send.click();
    await expect(fieldOf(panel, 'Password')).toHaveAccessibleDescription(/not your password/);
    await fieldOf(panel, 'Password').fill(demoPassword);
    await send.click();
    await expect(fieldOf(panel, 'New e-mail')).toHaveAccessibleDescription(
      /account with this e-mail/,
    );
    await expectGoodInBothThemes(page);
    await fieldOf(panel, 'New e-mail').fill(wanted);
    await send.click();
    await expect(panel.getByText('Waiting for confirmation')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Change e-mail' })).toBeFocused();
    await expectGoodInBothThemes(page);
    await panel.getByRole('button', { name: 'Send again' }).click();
    await expect(
      page.getByText(`We have sent a link to ${wanted}`, { exact: false }),
    ).toBeVisible();

    const mail = await findMail(counter.url, wanted, /./);
    await page.goto(`/confirm_email/${secretIn(mail, 'confirm_email')}`);
    await page.getByRole('link', { name: 'Go on' }).click();
    await page.goto('/dashboard/myprofile');
    await expect(panel.getByText(wanted, { exact: true })).toBeVisible();
    await expect(panel.getByText('Waiting for confirmation')).toBeHidden();
    const body = { email: wanted, password: demoPassword };
    expect((await callApi(counter.url, login, { body })).authenticated).toBe(true);
  },
);

test(
  'a new password signs the other devices out and keeps this one',
  { tag: '@once' },
  async ({ page, counter }) => {
    const { email } = await openProfile(page, counter.url);
    const panel = panelOf(page, 'Password');
    await panel.getByRole('button', { name: 'Change password' }).click();
    const fill = async (current: string): Promise<void> => {
      await fieldOf(panel, 'Current password').fill(current);
      await fieldOf(panel, 'New password').fill('Four-words-1');
      await fieldOf(panel, 'Confirm password').fill('Four-words-1');
      await panel.getByRole('button', { name: 'Change password' }).click();
    };
    await fill('not-the-password');
    await expect(fieldOf(panel, 'Current password')).toHaveAccessibleDescription(
      /not your password/,
    );
    await expect(fieldOf(panel, 'Current password')).toBeFocused();
    await fill(demoPassword);
    await expect(page.getByText('Your password is changed.', { exact: false })).toBeVisible();
    await expect(panelOf(page, 'Sessions').getByRole('listitem')).toHaveCount(1);
    const body = { email, password: demoPassword };
    await expect(callApi(counter.url, login, { body })).rejects.toThrow('401');
    await page.reload();
    await expect(panelOf(page, 'Sessions').getByText('This device')).toBeVisible();
  },
);

test('the page is good with every form open', async ({ page, counter }) => {
  await openProfile(page, counter.url);
  await expectGoodInBothThemes(page);
  await panelOf(page, 'E-mail').getByRole('button', { name: 'Change e-mail' }).click();
  await panelOf(page, 'Password').getByRole('button', { name: 'Change password' }).click();
  await panelOf(page, 'Second factor').getByRole('button', { name: 'Switch on' }).click();
  await fieldOf(panelOf(page, 'Name and phone'), 'Name').fill('');
  await expectGoodInBothThemes(page);
});

test.describe('without a server', () => {
  test.use({ expectedErrors: [connectionLost] });

  test(
    'what cannot be read or saved says so and can be tried again',
    { tag: '@once' },
    async ({ page, counter }) => {
      await openProfile(page, counter.url);
      const call = '**/api/v1/merchant/profile';
      await page.route(call, async (route) => route.abort('connectionrefused'));
      const panel = panelOf(page, 'Name and phone');
      await fieldOf(panel, 'Name').fill('Somebody Else');
      await panel.getByRole('button', { name: 'Save changes' }).click();
      await expect(panel.getByRole('alert')).toContainText('The server could not be reached.');
      await expect(fieldOf(panel, 'Name')).toHaveValue('Somebody Else');
      await panel.getByRole('button', { name: 'Discard' }).click();
      await page.reload();
      await expect(page.getByText('Your profile could not be loaded')).toBeVisible({
        timeout: 20_000,
      });
      await expectGoodInBothThemes(page);
      await page.unroute(call);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(panel).toBeVisible();
    },
  );
});
