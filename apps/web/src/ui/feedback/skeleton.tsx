import classes from './skeleton.module.css';

export interface SkeletonProps {
  /** Pixels, or any CSS length. */
  width?: number | string;
  height?: number;
  round?: boolean;
}

/** A gray placeholder for loading content, hidden from screen readers. */
export function Skeleton({ width = '100%', height = 12, round = false }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={classes.skeleton}
      style={{ width, height, borderRadius: round ? '50%' : undefined }}
    />
  );
}
