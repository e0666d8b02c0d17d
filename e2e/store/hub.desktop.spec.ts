import { expect, test } from '../support/test.ts';
import { calmGrocer, cardOf, grocer, grocery } from './business-page.ts';

test.use({ person: grocer });
test.beforeEach(async ({ counter }) => calmGrocer(counter.url));

const hub = `/dashboard/business/${grocery}`;
const screens = 'Screens of this business';

test("the hub shows a business's status and links to its screens", async ({ page }) => {
  await page.goto('/dashboard/my-business');
  await cardOf(page, 'Fern & Field Grocer').getByRole('link').click();
  await expect(page).toHaveURL(hub);
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Business' })).toBeVisible();
  await expect(page.getByText('4731 North Lincoln Avenue, Chicago, IL 60625')).toBeVisible();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Store is open\. Taking orders/)).toBeVisible();
  const tiles = page.getByRole('navigation', { name: screens }).getByRole('listitem');
  await expect(tiles.getByRole('link')).toHaveText([
    /^Orders/,
    /^Products/,
    /^Deals/,
    /^Sale/,
    /^Employee/,
    /^Time clock/,
    /^Planned shifts/,
    /^Hours worked/,
    /^Rider/,
    /^Expense/,
    /^Close the day/,
    /^Supplier/,
  ]);

  await tiles.getByRole('link', { name: /^Orders/ }).click();
  await expect(page).toHaveURL(`${hub}/orders`);
  const state = await page.evaluate((): unknown => history.state);
  expect(state).toMatchObject({ storeUrl: grocery, bid: expect.any(Number) });

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Order Management' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Manage Business' })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Business' }),
  ).toHaveAttribute('aria-current', 'page');
});
