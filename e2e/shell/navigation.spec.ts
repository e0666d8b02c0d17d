import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

test('the menu leads to the screens and marks where one is', async ({ page, isMobile }) => {
  await page.goto('/dashboard/app');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Orders' }).click();
  await expect(page).toHaveURL('/dashboard/orders');
  await expect(menu.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
  await menu.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/dashboard/app');
  if (isMobile) return;
  expect((await menu.boundingBox())?.width).toBe(280);
});

test(
  'the store switcher changes the store and stays on the screen',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/dashboard/orders');
    const switcher = page.getByRole('button', { name: /switch store/ });
    await switcher.click();
    await page.getByRole('menuitem', { name: /Riverside/ }).click();
    await expect(page).toHaveURL('/dashboard/orders');
    await page.reload();
    await switcher.click();
    await expect(page.getByRole('menuitem', { name: /Riverside/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
);

test(
  'the colours are the chosen ones, also after a reload',
  { tag: '@once' },
  async ({ page, colorScheme }) => {
    const before = colorScheme === 'dark' ? 'dark' : 'light';
    const after = before === 'dark' ? 'light' : 'dark';
    await page.goto('/dashboard/app');
    await page.getByRole('button', { name: `Use ${after} colours` }).click();
    await expect(page.getByRole('button', { name: `Use ${before} colours` })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: `Use ${before} colours` })).toBeVisible();
  },
);

test('on a phone the menu lies over the screen', async ({ page, isMobile }) => {
  await page.goto('/dashboard/app');
  const more = page.getByRole('button', { name: 'More' });
  await expect(more).toBeVisible({ visible: isMobile });
  if (!isMobile) return;
  await more.click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('link', { name: 'Orders' }).click();
  await expect(page).toHaveURL('/dashboard/orders');
  await expect(drawer).toBeHidden();
});
