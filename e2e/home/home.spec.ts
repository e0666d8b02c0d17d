import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { expect, test } from '../support/test.ts';

test('a visitor sees what the marketplace offers, how it works and how to join', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const title of [
    'Your own web store',
    'Delivery',
    'Pickup',
    'Pool delivery',
    'Marketing promotions',
    'Weblinks',
  ]) {
    await expect(page.getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible();
  }
  const steps = page.getByRole('region', { name: 'How it works' }).getByRole('listitem');
  await expect(steps).toHaveCount(3);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /web store/);

  const join = page.getByRole('main').getByRole('link', { name: 'Become a business partner' });
  await join.click();
  await expect(page).toHaveURL('/home#partner');
  await expect(page.getByRole('heading', { name: 'Become a business partner' })).toBeInViewport();
  await expect(page.getByLabel('Business Name')).toBeInViewport();
  await page.getByRole('button', { name: 'Join Us' }).click();
  await expect(page.getByText('Business name is required')).toBeVisible();
  await expectGoodInBothThemes(page);

  const top = page.getByRole('banner');
  await expect(top.getByRole('link', { name: 'Go to dashboard' })).toHaveCount(0);
  await expect(top.getByRole('link', { name: 'Signup' })).toHaveAttribute('href', '/signup');
  await top.getByRole('link', { name: 'Signin' }).click();
  await expect(page).toHaveURL('/login');
});
