import { useMemo } from 'react';
import classes from './qr-code.module.css';
import { drawQr } from './qr-path.ts';

/** A text as a QR code. Dark on white in both color schemes, because cameras can't read it otherwise. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { side, path } = useMemo(() => drawQr(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      className={classes.code}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
