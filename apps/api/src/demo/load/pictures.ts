import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Pictures under the names of their contents. */
export type PictureBook = {
  /** Takes a picture in and answers its address; the same picture always has the same one. */
  add(svg: string): string;
  /** Writes every picture into the folder of uploads, over what an earlier try may have left. */
  save(uploadsRoot: string): Promise<void>;
};

/** An empty book. Nothing is written before it is saved. */
export function createPictureBook(): PictureBook {
  const pictures = new Map<string, string>();
  return {
    add: (svg) => {
      const name = `${createHash('sha256').update(svg).digest('hex').slice(0, 20)}.svg`;
      pictures.set(name, svg);
      return `/uploads/demo/${name}`;
    },
    save: async (uploadsRoot) => {
      const folder = path.join(uploadsRoot, 'demo');
      await mkdir(folder, { recursive: true });
      await Promise.all(
        Array.from(pictures, async ([name, svg]) => writeFile(path.join(folder, name), svg)),
      );
    },
  };
}
