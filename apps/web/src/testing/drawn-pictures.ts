import { vi } from 'vitest';

/** Lets the simulated browser decode any picture, so that it is cropped before its upload. */
export function drawPictures(): void {
  vi.stubGlobal('createImageBitmap', async () =>
    Promise.resolve({ width: 1600, height: 1200, close: () => undefined }),
  );
  const context = {
    clearRect: () => undefined,
    drawImage: () => undefined,
    getImageData: () => ({ data: [180, 180, 180, 255] }),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the methods used
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob(['cropped'], { type: type ?? '' })),
  );
}
