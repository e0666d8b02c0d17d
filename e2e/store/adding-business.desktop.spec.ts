import { registerBusiness } from '@counter/contract/store';
import type { Page, Request } from '@playwright/test';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { expect, test } from '../support/test.ts';
import { addButton, calmGrocer, cardOf, fillForm, formAddress, grocer } from './business-page.ts';
import { pictureFile } from './picture-files.ts';

/** Records the attempts to register. */
function watchRegistrations(page: Page) {
  const sent: { readonly body: unknown; readonly key: string | undefined }[] = [];
  page.on('request', (request: Request) => {
    if (!request.url().endsWith(registerBusiness.path)) return;
    sent.push({ body: request.postDataJSON(), key: request.headers()['idempotency-key'] });
  });
  return sent;
}

test.use({ person: grocer });
test.beforeEach(async ({ counter }) => calmGrocer(counter.url));

test('a new business with a picture waits for approval', async ({ page }) => {
  test.slow();
  await page.goto(formAddress);
  await fillForm(page, {
    businessname: 'Fern & Field Bakery',
    acceptEmail: true,
    email: 'Ida@Fern.test',
  });
  await page.getByLabel('Business Image').setInputFiles(pictureFile('front.png'));
  await expect(page.getByText('Uploaded front.png.')).toBeAttached();
  const sent = watchRegistrations(page);
  await addButton(page).click();

  await expect(page).toHaveURL('/dashboard/my-business');
  await expect(page.getByText(/^Added Fern & Field Bakery, Riverside\./)).toBeVisible();
  const card = cardOf(page, 'Fern & Field Bakery');
  await expect(card).toContainText('Riverside');
  await expect(card).toContainText('48 Water Street, Springfield');
  await expect(card).toContainText('Not Verified');
  await expect(card).toContainText('Waiting for marketplace approval.');
  await expect(card.locator('img')).toHaveAttribute('src', /^\/uploads\/pictures\/.+-small\.webp$/);
  await expect(card.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({ email: 'ida@fern.test', userId: expect.any(Number) });

  await page.reload();
  await expect(card).toBeVisible();
  await page.getByRole('button', { name: /switch store/ }).click();
  const choice = page.getByRole('menuitem', { name: /Fern & Field Bakery/ });
  await expect(choice).toContainText('Waiting for approval');
  await page.keyboard.press('Escape');

  await card.getByRole('link').click();
  const waiting = page.getByRole('region', { name: 'Steps to approval' });
  await expect(waiting).toContainText('In review');
  const screens = page.getByRole('navigation', { name: /Screens/ });
  await expect(screens.getByRole('link', { name: /^(Products|Deals)/ })).toHaveCount(2);
  await expect(screens.getByRole('link')).toHaveCount(2);
  await expectGoodInBothThemes(page);
  await page.goto(`${page.url()}/orders`);
  await expect(page.getByText('This page opens once your store is approved')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Waiting for approval' })).toBeVisible();
  await expectGoodInBothThemes(page);
});
