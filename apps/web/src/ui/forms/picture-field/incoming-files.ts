import { type DragEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';

type Take = (files: readonly File[]) => void;

/** Accepts files dropped on an element. Spread `handlers` on it. */
export function useFileDrop(take: Take) {
  const [over, setOver] = useState(false);
  useEffect(ignoreStrayDrops, []);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      const inside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
      if (!inside) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(false);
      take([...event.dataTransfer.files]);
    },
  };
  return { over, handlers };
}

/** Prevents the browser from opening a file dropped outside the field, which would discard the form. */
function ignoreStrayDrops(): () => void {
  const ignore = (event: globalThis.DragEvent): void => {
    if (hasFiles(event.dataTransfer)) event.preventDefault();
  };
  window.addEventListener('dragover', ignore);
  window.addEventListener('drop', ignore);
  return () => {
    window.removeEventListener('dragover', ignore);
    window.removeEventListener('drop', ignore);
  };
}

function hasFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') ?? false;
}

/** Marks picture fields, so that each accepts only what is pasted into it or outside of all fields. */
const mark = 'data-picture-field';

export const markOfField = { [mark]: '' };

/** Accepts pictures pasted while the focus is in the element or in no picture field. */
export function useFilePaste(element: RefObject<Element | null>, take: Take): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || event.defaultPrevented || belongsElsewhere(event, element)) return;
    event.preventDefault();
    take(files);
  });
  useEffect(() => {
    const onEvent = (event: ClipboardEvent): void => onPaste(event);
    document.addEventListener('paste', onEvent);
    return () => document.removeEventListener('paste', onEvent);
  }, []);
}

/** Returns true if the pasted data is text for an input or belongs to another picture field. */
function belongsElsewhere(
  { target, clipboardData }: ClipboardEvent,
  own: RefObject<Element | null>,
) {
  if (!(target instanceof Element) || own.current?.contains(target)) return false;
  const isText = clipboardData?.types.includes('text/plain') ?? false;
  return (isText && target.matches('input, textarea')) || target.closest(`[${mark}]`) !== null;
}
