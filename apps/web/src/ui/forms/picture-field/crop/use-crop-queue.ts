import { useEffect, useEffectEvent, useState } from 'react';

/** Animated formats are left out, because cropping would keep one frame only. */
const croppable = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

interface CropQueueOptions {
  /** Width by height; undefined to skip cropping. */
  ratio: number | undefined;
  /** The number of pictures that still fit. */
  room: number;
  add: (files: readonly File[]) => void;
}

/** A picture to crop. */
export interface Opened {
  readonly file: File;
  readonly picture: ImageBitmap;
}

/**
 * Crops chosen pictures one after the other before they are added. Files that the browser can't draw are added
 * unchanged, so that the server explains the problem.
 */
export function useCropQueue({ ratio, room, add }: CropQueueOptions) {
  const [queue, setQueue] = useState<readonly File[]>([]);
  const [rest, setRest] = useState<readonly File[]>([]);
  const [opened, setOpened] = useState<Opened>();
  const next = queue[0];

  const finish = (file: File | undefined) => {
    opened?.picture.close();
    setOpened(undefined);
    setQueue(queue.slice(1));
    const isLast = queue.length === 1;
    const added = [...(file ? [file] : []), ...(isLast ? rest : [])];
    if (isLast) setRest([]);
    if (added.length > 0) add(added);
  };
  const takeAsItIs = useEffectEvent((file: File) => finish(file));
  const open = useEffectEvent((file: File, picture: ImageBitmap) => setOpened({ file, picture }));

  useEffect(() => {
    if (!next) return undefined;
    let isLate = false;
    async function read(file: File): Promise<void> {
      const picture = await drawable(file);
      if (isLate) picture?.close();
      else if (picture) open(file, picture);
      else takeAsItIs(file);
    }
    void read(next);
    return () => {
      isLate = true;
    };
  }, [next]);

  return {
    opened,
    /** The number of pictures left to crop, including the open one. */
    left: queue.length,
    take: (files: readonly File[]) => {
      const cropped =
        ratio === undefined || !('createImageBitmap' in window)
          ? []
          : files
              .filter(({ type }) => croppable.includes(type))
              .slice(0, Math.max(room - queue.length, 0));
      const others = files.filter((file) => !cropped.includes(file));
      // Pictures without room are added last, so that their error message appears after the others were cropped.
      const waiting =
        cropped.length > 0 ? others.filter(({ type }) => croppable.includes(type)) : [];
      const now = others.filter((file) => !waiting.includes(file));
      setQueue([...queue, ...cropped]);
      setRest([...rest, ...waiting]);
      if (now.length > 0) add(now);
    },
    /** Continues with the cropped picture, or undefined to skip it. */
    finish,
  };
}

/** Decodes a picture with its EXIF orientation; undefined if the browser can't. */
async function drawable(file: File): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file);
  } catch {
    return undefined;
  }
}
