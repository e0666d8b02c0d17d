import type { Page } from '@playwright/test';
import { waitForServiceWorker } from '../support/service-worker.ts';
import { expect, kitchen, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test', serviceWorkers: 'allow' });

/** Shares a file with the app as a phone's gallery does: posts it to the address of the manifest. */
async function share(page: Page, name: string, type: string): Promise<void> {
  await page.goto('/dashboard/app');
  await waitForServiceWorker(page);
  await page.evaluate(
    ([fileName, fileType]) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', enctype: 'multipart/form-data' });
      form.action = '/dashboard/share';
      const input = document.createElement('input');
      Object.assign(input, { type: 'file', name: 'receipt' });
      const files = new DataTransfer();
      files.items.add(new File(['%PDF-1.7 a receipt'], fileName ?? '', { type: fileType ?? '' }));
      input.files = files.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    [name, type],
  );
}

test('sharing a receipt from a phone opens the new expense form with it', async ({ page }) => {
  await share(page, 'receipt.pdf', 'application/pdf');
  const form = page.getByRole('dialog', { name: 'Add New Expense' });
  await expect(form.getByText('PDF', { exact: true })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`/dashboard/business/${kitchen}/expense`);

  await test.step('an unsupported file gets an error message', async () => {
    await share(page, 'receipt.heic', 'image/heic');
    await expect(page.getByText('Share a picture (JPEG, PNG, WebP, GIF or AVIF)')).toBeVisible();
  });
});
