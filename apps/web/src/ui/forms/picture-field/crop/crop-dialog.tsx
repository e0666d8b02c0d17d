import { Button } from '@mantine/core';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
} from 'react';
import { Modal } from '../../../overlays/modal.tsx';
import { uiText } from '../../../ui.text.ts';
import { Slider } from '../../slider.tsx';
import {
  maxZoom,
  pan,
  sharpWidths,
  weaknessesOf,
  whole,
  zoomBy,
  type Crop,
  type CropUse,
} from './crop-area.ts';
import classes from './crop-dialog.module.css';
import { cropText as text } from './crop.text.ts';
import { cropFile, draw, measure, type Cropping } from './draw.ts';
import type { Opened } from './use-crop-queue.ts';

interface CropDialogProps {
  opened: Opened;
  /** Width by height. */
  ratio: number;
  /** Decides the quality warnings. */
  use: CropUse;
  /** The number of pictures left to crop, including this one. */
  left: number;
  /** Called with the cropped picture, or undefined to skip it. */
  onDone: (file: File | undefined) => void;
}

/** Crops a picture before the upload and warns if it is small or dark. */
export function CropDialog({ opened, ratio, use, left, onDone }: CropDialogProps) {
  const { file, picture } = opened;
  const [crop, setCrop] = useState(whole);
  const [busy, setBusy] = useState(false);
  const cropping = { picture, ratio, crop };
  const finish = () => {
    setBusy(true);
    cropFile(file, cropping).then(onDone, () => onDone(file));
  };
  return (
    <Modal
      opened
      onClose={() => onDone(undefined)}
      title={left > 1 ? text.cropOneOf(left) : text.crop}
      centered
      size={560}
    >
      <div className={classes.content}>
        <Frame cropping={cropping} name={file.name} onCrop={setCrop} />
        <Zoom
          value={crop.zoom}
          onZoom={(zoom) => setCrop(zoomBy(crop, zoom / crop.zoom, [picture, ratio]))}
        />
        <Warnings cropping={cropping} use={use} />
        <div className={classes.foot}>
          <Button variant="default" onClick={() => onDone(undefined)}>
            {uiText.cancel}
          </Button>
          <Button data-autofocus loading={busy} onClick={finish}>
            {text.use}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

interface FrameProps {
  cropping: Cropping;
  name: string;
  onCrop: (crop: Crop) => void;
}

const shown = { width: 1024 };

function Frame({ cropping, name, onCrop }: FrameProps) {
  const { picture, ratio, crop } = cropping;
  const canvas = useRef<HTMLCanvasElement>(null);
  const hint = useId();
  useEffect(() => {
    if (canvas.current) draw(canvas.current, { picture, ratio, crop });
  }, [picture, ratio, crop]);
  const gestures = useGestures(cropping, onCrop);
  return (
    <>
      <div
        className={classes.frame}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move the picture
        tabIndex={0}
        role="application"
        aria-label={text.pictureToCrop(name)}
        aria-describedby={hint}
        {...gestures}
      >
        <canvas
          ref={canvas}
          width={shown.width}
          height={Math.round(shown.width / ratio)}
          className={classes.picture}
        />
      </div>
      <p id={hint} className={classes.hint}>
        {text.hint}
      </p>
    </>
  );
}

/** The fraction of the visible area that an arrow key moves, and the zoom factor per step. */
const step = 0.05;
const zoomStep = 1.15;

function useGestures({ picture, ratio, crop }: Cropping, onCrop: (crop: Crop) => void) {
  const of = [picture, ratio] as const;
  const pointers = useRef(new Map<number, { readonly x: number; readonly y: number }>());
  const keys: Readonly<Record<string, () => Crop>> = {
    ArrowLeft: () => pan(crop, { x: step, y: 0 }, of),
    ArrowRight: () => pan(crop, { x: -step, y: 0 }, of),
    ArrowUp: () => pan(crop, { x: 0, y: step }, of),
    ArrowDown: () => pan(crop, { x: 0, y: -step }, of),
    '+': () => zoomBy(crop, zoomStep, of),
    '-': () => zoomBy(crop, 1 / zoomStep, of),
  };
  const release = ({ pointerId }: ReactPointerEvent) => pointers.current.delete(pointerId);
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const press = keys[event.key];
      if (!press) return;
      event.preventDefault();
      onCrop(press());
    },
    onPointerDown: (event: ReactPointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: ReactPointerEvent<HTMLElement>) => {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const after = { x: event.clientX, y: event.clientY };
      pointers.current.set(event.pointerId, after);
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        onCrop(zoomBy(crop, distance(after, other) / Math.max(distance(before, other), 1), of));
        return;
      }
      const { width, height } = event.currentTarget.getBoundingClientRect();
      const by = { x: (after.x - before.x) / width, y: (after.y - before.y) / height };
      onCrop(pan(crop, by, of));
    },
    onPointerUp: release,
    onPointerCancel: release,
    onWheel: ({ deltaY }: { readonly deltaY: number }) =>
      onCrop(zoomBy(crop, deltaY < 0 ? zoomStep : 1 / zoomStep, of)),
  };
}

type Point = { readonly x: number; readonly y: number };

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

function Zoom({ value, onZoom }: { value: number; onZoom: (zoom: number) => void }) {
  return (
    <Slider label={text.zoom} min={1} max={maxZoom} step={0.05} value={value} onChange={onZoom} />
  );
}

function Warnings({ cropping, use }: { cropping: Cropping; use: CropUse }) {
  const weaknesses = weaknessesOf(measure(cropping), use);
  return (
    <output className={classes.warnings}>
      {weaknesses.map((weakness) => (
        <span key={weakness}>
          {weakness === 'small' ? text.small(sharpWidths[use]) : text.dark}
        </span>
      ))}
    </output>
  );
}
