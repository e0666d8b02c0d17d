import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PictureField } from '../../picture-field.tsx';

/** The pictures that the browser can draw, by the name of their file; a gray from 0 to 255. */
const drawable: Record<string, { width: number; height: number; gray: number }> = {
  'dark.jpg': { width: 400, height: 400, gray: 20 },
  'bright.png': { width: 2000, height: 1200, gray: 180 },
};

type Drawn = readonly [left: number, top: number, width: number, height: number];
let drawn: Drawn[];

beforeEach(() => {
  drawn = [];
  let gray = 255;
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    const picture = drawable[file.name];
    if (!picture) throw new DOMException('no picture', 'InvalidStateError');
    return { ...picture, close: () => undefined };
  });
  const context = {
    clearRect: () => undefined,
    drawImage: (picture: { gray: number }, ...area: [...Drawn, ...number[]]) => {
      gray = picture.gray;
      drawn.push([area[0], area[1], area[2], area[3]]);
    },
    getImageData: () => ({ data: [gray, gray, gray, 255] }),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the methods that are called
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
    this: HTMLCanvasElement,
    done: BlobCallback,
    type?: string,
  ) {
    done(new Blob([`${this.width}x${this.height}`], { type: type ?? '' }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Field({ upload, limit }: { upload: (file: File) => Promise<string>; limit: number }) {
  const [value, setValue] = useState<string[]>([]);
  return (
    <PictureField
      label="Pictures"
      value={value}
      onChange={setValue}
      limit={limit}
      types={['image/jpeg', 'image/png']}
      limitBytes={1000}
      crop={4 / 3}
      upload={upload}
      thumbnailOf={(url) => url}
    />
  );
}

const picture = (name: string) =>
  new File(['x'], name, { type: name.endsWith('.png') ? 'image/png' : 'image/jpeg' });

function choose(names: readonly string[], limit = 4) {
  const upload = vi.fn<(file: File) => Promise<string>>(async (file) =>
    Promise.resolve(`/uploads/${file.name}`),
  );
  render(
    <MantineProvider>
      <Field upload={upload} limit={limit} />
    </MantineProvider>,
  );
  fireEvent.change(screen.getByLabelText('Pictures'), { target: { files: names.map(picture) } });
  return { user: userEvent.setup(), upload };
}

const use = async () => screen.findByRole('button', { name: 'Use picture' });
const dark = 'This picture is dark; food sells better in daylight.';

test("warns about a small, dark picture, and crops it to the web store's ratio on one press", async () => {
  const { user, upload } = choose(['dark.jpg']);
  await use();
  expect(await screen.findByText(dark)).toBeVisible();
  expect(screen.getByText(/^This picture is small/)).toBeVisible();
  expect(await use()).toHaveFocus();
  await user.keyboard('{Enter}');
  await screen.findByText(/^Uploaded, /);
  const [file] = upload.mock.calls[0] ?? [];
  expect(file).toMatchObject({ name: 'dark.jpg', type: 'image/jpeg' });
  expect(await file?.text()).toBe('400x300');
  expect(drawn.at(-1)).toEqual([0, 50, 400, 300]);
});

test('shows no warning for a good picture, and moves and zooms it', async () => {
  const { user, upload } = choose(['bright.png']);
  await use();
  expect(screen.queryByText(dark)).toBeNull();
  const frame = screen.getByRole('application', { name: /^bright\.png/ });
  frame.focus();
  await user.keyboard('{ArrowRight}');
  expect(drawn.at(-1)).toEqual([280, 0, 1600, 1200]);
  fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } });
  await user.keyboard('{ArrowDown}');
  expect(drawn.at(-1)).toEqual([680, 330, 800, 600]);
  await user.keyboard('{ArrowUp}{ArrowLeft}');
  expect(drawn.at(-1)).toEqual([640, 300, 800, 600]);
  await user.keyboard('{ArrowRight}');
  fireEvent.pointerDown(frame, { pointerId: 1, clientX: 0, clientY: 0 });
  frame.getBoundingClientRect = () => DOMRect.fromRect({ width: 400, height: 300 });
  fireEvent.pointerMove(frame, { pointerId: 1, clientX: -100, clientY: 0 });
  fireEvent.pointerUp(frame, { pointerId: 1 });
  await user.click(await use());
  await screen.findByText(/^Uploaded, /);
  expect(drawn.at(-1)).toEqual([880, 300, 800, 600]);
  expect(await upload.mock.calls[0]?.[0].text()).toBe('800x600');
});

test('shows several pictures one after the other, and leaves out a cancelled one', async () => {
  const { user, upload } = choose(['dark.jpg', 'bright.png']);
  await screen.findByRole('dialog', { name: 'Crop the picture (2 left)' });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByRole('dialog', { name: 'Crop the picture' });
  await user.click(await use());
  await screen.findByText(/^Uploaded, /);
  expect(upload.mock.calls.map(([file]) => file.name)).toEqual(['bright.png']);
});

test("uploads a picture that the browser can't draw as it is", async () => {
  const { upload } = choose(['broken.jpg']);
  await waitFor(() => expect(upload).toHaveBeenCalled());
  expect(upload.mock.calls[0]?.[0].name).toBe('broken.jpg');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test("doesn't crop pictures without room, and says how many were left out", async () => {
  const { user, upload } = choose(['bright.png', 'dark.jpg'], 1);
  await user.click(await use());
  const leftOut = "There's room for 1. One picture was left out.";
  expect(await screen.findByText(`${leftOut} Uploaded bright.png.`)).toBeVisible();
  expect(upload.mock.calls.map(([file]) => file.name)).toEqual(['bright.png']);
});
