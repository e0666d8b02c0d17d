import { readFile } from 'node:fs/promises';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { expect, kitchen, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

test('an owner copies the weblink, its QR code and a website button from Manage Business', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/dashboard/business/${kitchen}`);
  const panel = page.getByRole('region', { name: 'Bring customers to your web store' });
  const weblink = `${baseURL}/s/${kitchen}`;
  await expect(panel.getByLabel('Weblink')).toHaveValue(weblink);
  await expectGoodInBothThemes(page);
  await panel.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied weblink.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(weblink);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'PNG', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${kitchen}.png`);
  expect((await readFile(await download.path())).subarray(1, 4).toString()).toBe('PNG');

  const code = await panel.getByLabel('Button for your website').inputValue();
  const elsewhere = await context.newPage();
  await elsewhere.setContent(code);
  await elsewhere.getByRole('link', { name: 'Order from Cedar Kitchen' }).click();
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Cedar Kitchen' })).toBeVisible();
});
