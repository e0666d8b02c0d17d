import { createHash } from 'node:crypto';
import { type Files, createGate } from '@counter/api/import';

/** Pictures under the names of their contents. */
export type PictureBook = {
  /** Takes a picture in and answers its address; the same picture always has the same one. */
  add(svg: string): string;
  /** Writes every picture where uploaded files are kept, over what an earlier try may have left. */
  save(files: Files): Promise<void>;
};

const writesAtOnce = 16;

/** An empty book. Nothing is written before it is saved. */
export function createPictureBook(): PictureBook {
  const pictures = new Map<string, string>();
  return {
    add: (svg) => {
      const key = `demo/${createHash('sha256').update(svg).digest('hex').slice(0, 20)}.svg`;
      pictures.set(key, svg);
      return `/uploads/${key}`;
    },
    save: async (files) => {
      const throughGate = createGate(writesAtOnce);
      const writing = Array.from(pictures, async ([key, svg]) =>
        throughGate(async () => files.write(key, Buffer.from(svg), 'image/svg+xml')),
      );
      await Promise.all(writing);
    },
  };
}
