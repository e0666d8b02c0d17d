import { createLead } from '@counter/contract/home';
import type { Page } from '@playwright/test';
import { connectionLost, expect, test } from '../support/test.ts';

const address = `**/api/v1${createLead.path}`;

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Business Name').fill('Corner Bakery');
  await page.getByLabel('Business Address').fill('12 Mill Lane, Springfield');
  await page.getByLabel('Contact Number').fill('+1 212 555 0142');
}

const joinButton = (page: Page) => page.getByRole('button', { name: 'Join Us' });

/** What the browser sends, in the order in which it does. */
function watchLeads(page: Page): { key: string | undefined; body: unknown }[] {
  const sent: { key: string | undefined; body: unknown }[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith(createLead.path)) return;
    sent.push({ key: request.headers()['idempotency-key'], body: request.postDataJSON() });
  });
  return sent;
}

test.beforeEach(async ({ page }) => {
  await page.goto('/home#partner');
});

test('every field says what is missing, and nothing is sent', async ({ page }) => {
  const sent = watchLeads(page);
  await joinButton(page).click();
  await expect(page.getByLabel('Business Name')).toHaveAccessibleDescription(
    'Business name is required',
  );
  for (const label of ['Business Address', 'Contact Number']) {
    await expect(page.getByLabel(label)).toHaveAccessibleDescription('Business is required');
  }
  await expect(page.getByLabel('Business Name')).toBeFocused();
  expect(sent).toEqual([]);
});

test('a field is checked when it is left', async ({ page }) => {
  await page.getByLabel('Business Name').fill('   ');
  await page.getByLabel('Business Name').blur();
  await expect(page.getByText('Business name is required')).toBeVisible();
  await page.getByLabel('Business Name').fill('Corner Bakery');
  await expect(page.getByText('Business name is required')).toHaveCount(0);
});

test('a lead goes on to sign-up and takes its id along', async ({ page }) => {
  await fill(page);
  const answered = page.waitForResponse(address);
  await joinButton(page).click();
  const { data } = createLead.answer.parse(await (await answered).json());
  await expect(page).toHaveURL('/signup');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const state = await page.evaluate((): unknown => history.state);
  expect(state).toMatchObject({ leadId: data.id });
});

test('pressing twice sends once', async ({ page }) => {
  const sent = watchLeads(page);
  let answer: () => void = () => {};
  const pressedTwice = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(address, async (route) => {
    await pressedTwice;
    await route.continue();
  });
  await fill(page);
  await joinButton(page).click();
  await expect(joinButton(page)).toHaveAttribute('aria-busy', 'true');
  // Forced, because a person presses a busy button all the same.
  await joinButton(page).click({ force: true });
  await page.getByLabel('Contact Number').press('Enter');
  answer();
  await expect(page).toHaveURL('/signup');
  expect(sent).toHaveLength(1);
});

test.describe('a failing server', () => {
  test.use({ expectedErrors: [/\b503\b/] });

  test('a failure is told above the button, everything is kept and can be sent again', async ({
    page,
  }) => {
    const sent = watchLeads(page);
    const sentence = 'The database cannot be reached right now. Try again in a moment.';
    await page.route(address, async (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        json: {
          type: 'urn:counter:problem:unavailable',
          title: 'Temporarily unavailable',
          status: 503,
          detail: sentence,
          message: sentence,
          code: 'UNAVAILABLE',
          requestId: 'test',
        },
      }),
    );
    await fill(page);
    await joinButton(page).click();
    const failure = page.getByRole('alert').filter({ hasText: sentence });
    await expect(failure).toContainText('What you typed is still here.');
    const above = (await failure.boundingBox())?.y ?? Number.NaN;
    expect(above).toBeLessThan((await joinButton(page).boundingBox())?.y ?? Number.NaN);
    await expect(page.getByLabel('Business Address')).toHaveValue('12 Mill Lane, Springfield');

    await page.unroute(address);
    await joinButton(page).click();
    await expect(page).toHaveURL('/signup');
    expect(sent).toHaveLength(2);
    expect(sent[0]?.key).toBeTruthy();
    expect(sent[1]).toEqual(sent[0]);
  });
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [connectionLost] });

  test('being offline is told as such', async ({ page, context }) => {
    await fill(page);
    await context.setOffline(true);
    await joinButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'You are offline.' })).toBeVisible();
    await context.setOffline(false);
    await joinButton(page).click();
    await expect(page).toHaveURL('/signup');
  });
});

test('a field error of the server lands on its field', async ({ page }) => {
  await page.route(address, async (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      json: {
        type: 'urn:counter:problem:invalid-fields',
        title: 'Invalid fields',
        status: 422,
        detail: 'Too Long!',
        message: 'Too Long!',
        code: 'INVALID_FIELDS',
        errors: [{ path: 'businessPhone', message: 'Too Long!' }],
        requestId: 'test',
      },
    }),
  );
  await fill(page);
  await joinButton(page).click();
  await expect(page.getByLabel('Contact Number')).toHaveAccessibleDescription('Too Long!');
  await expect(page.getByLabel('Contact Number')).toBeFocused();
});
