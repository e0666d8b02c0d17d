import { writeFile } from 'node:fs/promises';
import { uploadPicture } from '@counter/contract/files';
import type { Locator, Page } from '@playwright/test';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { expect, test } from '../support/test.ts';
import { calmGrocer, formAddress, grocer } from './business-page.ts';
import { disguisedText, pictureFile, tooLarge } from './picture-files.ts';

const uploadCall = `**/api/v1${uploadPicture.path}`;

// Besides lost connections: the recorder of the tests asks by itself for a file that is no picture.
test.use({ person: grocer, expectedErrors: [/net::ERR_|^Connecting to 'blob:/] });
const input = (page: Page): Locator => page.getByLabel('Business Image', { exact: true });
const chosen = (page: Page): Locator =>
  page.getByRole('list', { name: 'Business Image: chosen' }).getByRole('listitem');

/** Hands the page a file as the system does after a drag or a paste. */
async function hand(target: Locator, kind: 'drop' | 'paste'): Promise<void> {
  const { name, mimeType: type, buffer } = pictureFile(`${kind}.png`);
  const file = { kind, name, type, base64: buffer.toString('base64') };
  await target.evaluate((element, given) => {
    const data = new DataTransfer();
    const bytes = Uint8Array.from(atob(given.base64), (letter) => letter.charCodeAt(0));
    data.items.add(new File([bytes], given.name, { type: given.type }));
    const passing = { bubbles: true, cancelable: true };
    element.dispatchEvent(
      given.kind === 'drop'
        ? new DragEvent('drop', { ...passing, dataTransfer: data })
        : new ClipboardEvent('paste', { ...passing, clipboardData: data }),
    );
  }, file);
}

test('pictures can be chosen in every way, and invalid files are refused', async ({
  page,
  counter,
}, info) => {
  test.slow();
  await calmGrocer(counter.url);
  await page.goto(formAddress);
  const remove = async (name: string): Promise<void> =>
    page.getByRole('button', { name: `Remove ${name}` }).click();

  await test.step('refuses a file that is too large or of another type before uploading it', async () => {
    await expect(input(page)).toHaveAccessibleDescription(
      /^JPEG, PNG, WebP, GIF or AVIF, up to 8 MB\./,
    );
    await expect(page.getByText('JPEG, PNG, WebP, GIF or AVIF, up to 8 MB.')).toBeVisible();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    const poster = info.outputPath('poster.png');
    await writeFile(poster, tooLarge());
    await input(page).setInputFiles(poster);
    await expect(chosen(page)).toContainText('This picture is 8.1 MB. The limit is 8 MB.');
    await input(page).setInputFiles({ ...disguisedText('menu.txt'), mimeType: 'text/plain' });
    await expect(chosen(page)).toContainText("This isn't a JPEG, PNG, WebP, GIF or AVIF picture.");
    await expectGoodInBothThemes(page);
    expect(sent).not.toContain(`/api/v1${uploadPicture.path}`);
  });

  await test.step("the server refuses a text file with a picture's name", async () => {
    await input(page).setInputFiles(disguisedText('menu.png'));
    await expect(chosen(page)).toContainText(/not a picture/i);
    // What was refused takes no place.
    await input(page).setInputFiles(pictureFile('front.png'));
    await expect(chosen(page)).toHaveText(/front\.pngUploaded/);
    await remove('front.png');
  });

  await test.step('accepts a dropped picture, and one pasted anywhere', async () => {
    await hand(input(page), 'drop');
    await expect(chosen(page)).toHaveText(/drop\.pngUploaded/);
    await remove('drop.png');
    await hand(page.getByLabel('Business Name', { exact: true }), 'paste');
    await expect(chosen(page)).toHaveText(/paste\.pngUploaded/);
    await remove('paste.png');
    await expect(chosen(page)).toHaveCount(0);
  });

  await test.step('works by keyboard alone', async () => {
    // Waited for from the start: the browser has to be told of it before the key is pressed.
    const chosenBy = page.waitForEvent('filechooser');
    await page.getByLabel('Business Profile Name').focus();
    await page.keyboard.press('Tab');
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Enter');
    const chooser = await chosenBy;
    await chooser.setFiles(pictureFile('front.png'));
    await expect(chosen(page)).toContainText('Uploaded');
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Remove front.png' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(chosen(page)).toHaveCount(0);
  });

  await test.step('previews a picture while it uploads, and can remove it', async () => {
    let answer: () => void = () => {};
    const looked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(uploadCall, async (route) => {
      await looked;
      await route.continue();
    });
    await input(page).setInputFiles(pictureFile('front.png', 600));
    const picture = chosen(page);
    await expect(picture).toContainText('front.png');
    await expect(picture.getByRole('progressbar', { name: 'Uploading front.png' })).toBeVisible();
    await expect(picture.locator('img')).toHaveJSProperty('naturalWidth', 600);
    await page.getByRole('button', { name: 'Add business' }).click();
    await expect(input(page)).toHaveAccessibleDescription(/Wait until it's done/);
    await expectGoodInBothThemes(page);

    answer();
    await expect(picture).toContainText('Uploaded, 1.1 MB');
    await expect(page.getByText('Choose another picture')).toBeVisible();
    await remove('front.png');
    await expect(chosen(page)).toHaveCount(0);
    await expect(input(page)).toBeFocused();
  });
});
