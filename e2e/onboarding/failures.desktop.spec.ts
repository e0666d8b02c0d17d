import { uploadPicture } from '@counter/contract/files';
import { saveBusinessInfo } from '@counter/contract/onboarding';
import type { Page } from '@playwright/test';
import { pictureFile } from '../store/picture-files.ts';
import { connectionLost, expect, test } from '../support/test.ts';
import { beginAtBusiness, fillBusiness } from './wizard.ts';

test.use({ expectedErrors: [connectionLost] });

const addressOf = ({ path }: { path: string }) => `**/api/v1${path}`;

const send = async (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name }).click();

/** Lets calls to an address wait until `answer` is called. */
async function hold(page: Page, address: string) {
  const held = { answer: (): void => {} };
  const asked = new Promise<void>((resolve) => {
    held.answer = resolve;
  });
  await page.route(address, async (route) => {
    await asked;
    await route.continue();
  });
  return held;
}

test('a business waits for its pictures, and what failed is brought into view', async ({
  page,
  counter,
}) => {
  await beginAtBusiness(page, counter.url);

  await test.step('a form sent while pictures are on their way waits for them', async () => {
    const held = await hold(page, addressOf(uploadPicture));
    await fillBusiness(page);
    await page.getByLabel('Menu images').setInputFiles(pictureFile('menu.png'));
    await send(page, 'Save and continue');
    await expect(page.getByText('Wait for the upload to finish')).toBeVisible();
    held.answer();
    await expect(page.getByText('Wait for the upload to finish')).toBeHidden();
  });

  await test.step('what failed is brought into view', async () => {
    await page.route(addressOf(saveBusinessInfo), async (route) => route.abort());
    await send(page, 'Save and continue');
    const failure = page.getByRole('alert').first();
    await expect(failure).toContainText('What you typed is still here.');
    await expect(failure).toBeInViewport();
    await page.unroute(addressOf(saveBusinessInfo));
    await send(page, 'Save and continue');
  });
});
