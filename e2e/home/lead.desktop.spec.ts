import { createLead } from '@counter/contract/home';
import type { Page } from '@playwright/test';
import { readAnswer } from '../support/answer.ts';
import { connectionLost, expect, test } from '../support/test.ts';

const address = `**/api/v1${createLead.path}`;

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Business Name').fill('Corner Bakery');
  await page.getByLabel('Business Address').fill('12 Mill Lane, Springfield');
  await page.getByLabel('Contact Number').fill('+1 212 555 0142');
}

const joinButton = (page: Page) => page.getByRole('button', { name: 'Join Us' });

/** Records the browser's calls, in order. */
function watchLeads(page: Page): { key: string | undefined; body: unknown }[] {
  const sent: { key: string | undefined; body: unknown }[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith(createLead.path)) return;
    sent.push({ key: request.headers()['idempotency-key'], body: request.postDataJSON() });
  });
  return sent;
}

/** Builds a refusal of the server. */
function refused(status: number, code: string, message: string, errors: object = {}) {
  const problem = { type: 'urn:counter:problem:test', title: 'Refused', requestId: 'test' };
  const json = { ...problem, status, code, detail: message, message, ...errors };
  return { status, contentType: 'application/problem+json', json };
}

// What the browser says when it is offline, and when the server fails.
test.use({ expectedErrors: [new RegExp(`${connectionLost.source}|\\b503\\b`)] });

test('a lead is sent once it is right, whatever fails on the way', async ({ page, context }) => {
  const sent = watchLeads(page);
  await page.goto('/home#partner');

  await test.step('every field says what is missing, and nothing is sent', async () => {
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

  await test.step('a field is checked when it is left', async () => {
    await page.reload();
    await page.getByLabel('Business Name').fill('   ');
    await page.getByLabel('Business Name').blur();
    await expect(page.getByText('Business name is required')).toBeVisible();
    await page.getByLabel('Business Name').fill('Corner Bakery');
    await expect(page.getByText('Business name is required')).toHaveCount(0);
  });

  await test.step('a field error of the server lands on its field', async () => {
    const errors = { errors: [{ path: 'businessPhone', message: 'Too Long!' }] };
    await page.route(address, async (route) =>
      route.fulfill(refused(422, 'INVALID_FIELDS', 'Too Long!', errors)),
    );
    await fill(page);
    await joinButton(page).click();
    await expect(page.getByLabel('Contact Number')).toHaveAccessibleDescription('Too Long!');
    await expect(page.getByLabel('Contact Number')).toBeFocused();
    await page.unroute(address);
  });

  await test.step('being offline is told as such', async () => {
    await fill(page);
    await context.setOffline(true);
    await joinButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: "You're offline." })).toBeVisible();
    await context.setOffline(false);
  });

  await test.step('a failure is told above the button, everything is kept', async () => {
    const sentence = 'The database cannot be reached right now. Try again in a moment.';
    await page.route(address, async (route) =>
      route.fulfill(refused(503, 'UNAVAILABLE', sentence)),
    );
    sent.length = 0;
    await joinButton(page).click();
    const failure = page.getByRole('alert').filter({ hasText: sentence });
    await expect(failure).toContainText('What you typed is still here.');
    const above = (await failure.boundingBox())?.y ?? Number.NaN;
    expect(above).toBeLessThan((await joinButton(page).boundingBox())?.y ?? Number.NaN);
    await expect(page.getByLabel('Business Address')).toHaveValue('12 Mill Lane, Springfield');
    await page.unroute(address);
  });

  await test.step('sent again, it goes on to sign-up and takes its id along', async () => {
    const answered = await readAnswer(page, createLead);
    await joinButton(page).click();
    await expect(page).toHaveURL('/signup');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { data: lead } = await answered();
    expect(await page.evaluate(() => sessionStorage.getItem('counter.lead'))).toBe(String(lead.id));
    expect(sent).toHaveLength(2);
    expect(sent[0]?.key).toBeTruthy();
    expect(sent[1]).toEqual(sent[0]);
  });

  await test.step('pressing twice sends once', async () => {
    await page.goto('/home#partner');
    sent.length = 0;
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
});
