import { Blob } from 'node:buffer';
import { uploadPicture } from '@counter/contract/files';
import { updateStoreLook } from '@counter/contract/settings';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { followOnItsWay } from '../../../../testing/followed-request.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { look, openSettings } from '../../../../testing/settings.ts';

const address = '/dashboard/settings/store-setting';
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const panel = async () => within(await screen.findByRole('region', { name: 'Web store look' }));

test('a color is checked while it is typed, and saved', async () => {
  const saved = { ...look, brandColor: '#8f2d3c', olVersion: 1 };
  const server = openSettings().on(updateStoreLook, { data: saved });
  const user = renderScreen(server, address);
  const shown = await panel();
  const color = await shown.findByRole('textbox', { name: 'Brand color' });
  await user.type(color, '#ffd84d');
  expect(shown.getByText(/hard to read.*darker shade, #[0-9a-f]{6}\.$/)).toBeInTheDocument();
  await user.clear(color);
  await user.type(color, '#8f2d');
  await user.tab();
  expect(await shown.findByText('Write a color like #0f766e')).toBeInTheDocument();
  await user.type(color, '3c');
  expect(shown.getByText(/^Easy to read/)).toBeInTheDocument();
  await user.click(await shown.findByRole('button', { name: 'Save changes' }));
  await screen.findByText('Changes saved.');
  expect(server.received(updateStoreLook).map(({ body }) => body)).toEqual([
    { storeId: 3, olVersion: 0, brandColor: '#8f2d3c', coverImage: null, logo: null },
  ]);
});

test('the picker and suggestions fill the field, and blank means the default color', async () => {
  const server = openSettings().on(updateStoreLook, { data: { ...look, olVersion: 1 } });
  const user = renderScreen(server, address);
  const shown = await panel();
  const color = await shown.findByRole('textbox', { name: 'Brand color' });
  fireEvent.change(shown.getByLabelText('Pick a brand color'), { target: { value: '#334e8a' } });
  expect(color).toHaveValue('#334e8a');
  await user.click(shown.getByRole('button', { name: 'Use #6e2f5b' }));
  expect(color).toHaveValue('#6e2f5b');
  await user.clear(color);
  await user.type(color, ' ');
  await user.click(await shown.findByRole('button', { name: 'Save changes' }));
  await screen.findByText('Changes saved.');
  expect(server.received(updateStoreLook)[0]?.body.brandColor).toBeNull();
});

/** Lets the browser draw every picture, as a dark one of 1600 by 1200 pixels; returns the sizes of what it makes. */
function drawPictures(): string[] {
  const made: string[] = [];
  vi.stubGlobal('createImageBitmap', async () => ({
    width: 1600,
    height: 1200,
    close: () => undefined,
  }));
  const context = {
    clearRect: () => undefined,
    drawImage: () => undefined,
    getImageData: () => ({ data: [20, 20, 20, 255] }),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the methods that are called
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
    this: HTMLCanvasElement,
    done: BlobCallback,
    type?: string,
  ) {
    made.push(`${this.width}x${this.height}`);
    done(new File(['x'], 'made', { type: type ?? '' }));
  });
  return made;
}

test('cover and logo are cropped as customers see them, before they are uploaded', async () => {
  const made = drawPictures();
  const url = '/uploads/front.webp';
  const kept = { url, small: url, medium: url, width: 1280, height: 427 };
  const server = openSettings()
    .on(uploadPicture, { data: { files: [kept] } })
    .on(updateStoreLook, { data: { ...look, coverImage: url, logo: url, olVersion: 1 } });
  followOnItsWay(server);
  // The simulated browser's own is none to the responses of Node.
  vi.stubGlobal('Blob', Blob);
  const user = renderScreen(server, address);
  const shown = await panel();
  const picture = new File(['x'], 'front.jpg', { type: 'image/jpeg' });
  for (const label of ['Cover picture', 'Logo']) {
    fireEvent.change(await shown.findByLabelText(label), { target: { files: [picture] } });
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop the picture' }));
    expect(dialog.queryByText(/is dark/)).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Use picture' }));
    await within(shown.getByRole('list', { name: new RegExp(label) })).findByText(/^Uploaded/);
  }
  expect(made).toEqual(['1280x427', '1200x1200']);
  await user.click(await shown.findByRole('button', { name: 'Save changes' }));
  await screen.findByText('Changes saved.');
  expect(server.received(updateStoreLook)[0]?.body).toMatchObject({ coverImage: url, logo: url });
});

test('read-only members see what was chosen', async () => {
  renderScreen(openSettings('accountant'), address);
  const shown = await panel();
  expect(await shown.findByText('Standard')).toBeInTheDocument();
  expect(shown.queryByRole('textbox')).not.toBeInTheDocument();
});
