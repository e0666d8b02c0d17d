import { useEffect, useEffectEvent, useState } from 'react';

/** Animated pictures would lose their frames. */
const croppable = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

interface CropQueueOptions {
  /** Width by height; undefined where pictures are taken as they are. */
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
 * Has chosen pictures cropped one after the other before they are added. What can't be drawn is added as it
 * is: the server says what is wrong with it.
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
    /** The pictures that are still to crop, the opened one included. */
    left: queue.length,
    take: (files: readonly File[]) => {
      const cropped =
        ratio === undefined || !('createImageBitmap' in window)
          ? []
          : files
              .filter(({ type }) => croppable.includes(type))
              .slice(0, Math.max(room - queue.length, 0));
      const others = files.filter((file) => !cropped.includes(file));
      // What has no room is told of when the others have theirs.
      const waiting =
        cropped.length > 0 ? others.filter(({ type }) => croppable.includes(type)) : [];
      const now = others.filter((file) => !waiting.includes(file));
      setQueue([...queue, ...cropped]);
      setRest([...rest, ...waiting]);
      if (now.length > 0) add(now);
    },
    /** Goes on with the cropped picture, or without it. */
    finish,
  };
}

/** A picture turned as its EXIF data says; undefined where the browser can't draw it. */
async function drawable(file: File): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file);
  } catch {
    return undefined;
  }
}
