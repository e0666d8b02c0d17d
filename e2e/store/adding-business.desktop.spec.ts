import { registerBusiness } from '@counter/contract/store';
import type { Page, Request } from '@playwright/test';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { expect, test } from '../support/test.ts';
import {
  addButton,
  calmGrocer,
  cardOf,
  fieldOf,
  fillForm,
  formAddress,
  grocer,
  refusal,
} from './business-page.ts';
import { pictureFile } from './picture-files.ts';

const registerCall = `**/api/v1${registerBusiness.path}`;

/** Records the attempts to register. */
function watchRegistrations(page: Page) {
  const sent: { readonly body: unknown; readonly key: string | undefined }[] = [];
  page.on('request', (request: Request) => {
    if (!request.url().endsWith(registerBusiness.path)) return;
    sent.push({ body: request.postDataJSON(), key: request.headers()['idempotency-key'] });
  });
  return sent;
}

test.use({ person: grocer, expectedErrors: [/\b503\b/] });
test.beforeEach(async ({ counter }) => calmGrocer(counter.url));

test('a business with its picture is added and waits', async ({ page }) => {
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
  await expect(choice).toBeDisabled();
  await expect(choice).toContainText('Waiting for approval');
  await page.keyboard.press('Escape');

  await card.getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Waiting for approval' })).toContainText(
    'In review',
  );
  await expect(page.getByRole('navigation', { name: /Screens/ }).getByRole('link')).toHaveCount(0);
  await expectGoodInBothThemes(page);
  await page.goto(`${page.url()}/orders`);
  await expect(page.getByText('Fern & Field Bakery, Riverside is not approved yet')).toBeVisible();
  await expectGoodInBothThemes(page);
});

test('the form of a business, from leaving it to sending it twice', async ({ page }) => {
  test.slow();
  const add = page.getByRole('link', { name: 'Add New Business' });
  const name = fieldOf(page, 'businessname');
  const email = fieldOf(page, 'email');
  const sent = watchRegistrations(page);
  await page.goto('/dashboard/my-business');

  await test.step('it stands in place of the list, and Back returns to it', async () => {
    await add.click();
    await expect(page).toHaveURL(formAddress);
    const heading = page.getByRole('heading', { level: 1, name: 'Add New Business' });
    await expect(heading).toBeFocused();
    await expect(cardOf(page, 'Fern & Field Grocer')).toBeHidden();
    await page.goBack();
    await expect(cardOf(page, 'Fern & Field Grocer')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'My Business' })).toBeFocused();
  });

  await test.step('leaving with something typed asks first', async () => {
    await add.click();
    await name.fill('Half a name');
    await page.goBack();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(name).toHaveValue('Half a name');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page).toHaveURL('/dashboard/my-business');
    await expect(page.getByRole('heading', { level: 1, name: 'My Business' })).toBeVisible();
  });

  await test.step('empty, it tells everything at once and leads to the first', async () => {
    await add.click();
    await addButton(page).click();
    for (const told of ['Name', 'Branch', 'Address', 'Profile Name', 'Terms']) {
      await expect(page.getByText(`Your Business ${told}`, { exact: true })).toBeVisible();
    }
    await expect(name).toBeFocused();
  });

  await test.step('the address can be typed once emails are accepted', async () => {
    await expect(email).toBeDisabled();
    await fieldOf(page, 'acceptEmail').check();
    await expect(email).toBeEnabled();
    await email.fill('not an address');
    await email.blur();
    await expect(email).toHaveAccessibleDescription('Email must be a valid email address');
    await fieldOf(page, 'acceptEmail').uncheck();
    await expect(email).toBeDisabled();
    await fillForm(page, { businessname: 'Fern Without Mail' });
    await addButton(page).click();
    await expect(cardOf(page, 'Fern Without Mail')).toBeVisible();
    expect(sent[0]?.body).toMatchObject({ email: '', acceptEmail: false });
  });

  await test.step('what is the same for the next business is remembered, if wanted', async () => {
    await add.click();
    await fillForm(page, {
      businessname: 'Fern Tea Room',
      acceptEmail: true,
      email: 'tea@fern.test',
    });
    await addButton(page).click();
    await expect(cardOf(page, 'Fern Tea Room')).toBeVisible();

    await add.click();
    await expect(email).toHaveValue('tea@fern.test');
    await expect(fieldOf(page, 'number')).toHaveValue('12125550142');
    await expect(fieldOf(page, 'whatapp')).toHaveValue('12125550143');
    await expect(fieldOf(page, 'businessTerms')).toHaveValue('No returns of fresh bread.');
    await expect(name).toHaveValue('');
    await fillForm(page, { businessname: 'Fern Juice Bar', remember: false });
    await addButton(page).click();
    await expect(cardOf(page, 'Fern Juice Bar')).toBeVisible();

    await add.click();
    await expect(fieldOf(page, 'number')).toHaveValue('');
  });

  await test.step('a field error of the server lands on its field', async () => {
    const errors = [{ path: 'businessAddress', message: 'Too Long!' }];
    await page.route(registerCall, async (route) =>
      route.fulfill({
        status: 422,
        contentType: 'application/problem+json',
        json: { ...refusal(422, 'Too Long!'), errors },
      }),
    );
    await fillForm(page, { businessname: 'Fern Once Only' });
    await addButton(page).click();
    await expect(fieldOf(page, 'businessAddress')).toHaveAccessibleDescription('Too Long!');
    await expect(fieldOf(page, 'businessAddress')).toBeFocused();
    await page.unroute(registerCall);
  });

  await test.step('a server that fails: everything is kept, and sent again it is one', async () => {
    const sentence = 'The database cannot be reached right now. Try again in a moment.';
    const before = sent.length;
    await page.route(registerCall, async (route) => {
      // The server keeps it, but its answer is lost.
      await route.fetch();
      await route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        json: refusal(503, sentence),
      });
    });
    await addButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toContainText(
      'Your changes are still here.',
    );
    await expect(name).toHaveValue('Fern Once Only');
    await page.unroute(registerCall);
    await addButton(page).click();
    await expect(cardOf(page, 'Fern Once Only')).toHaveCount(1);
    const [lost, again, ...more] = sent.slice(before);
    expect(lost?.key).toBeTruthy();
    expect(again).toEqual(lost);
    expect(more).toEqual([]);
  });
});
