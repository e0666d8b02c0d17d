import { Drawing, type DrawingProps } from './drawing.tsx';
import classes from './drawing.module.css';

const { line, tick, soft, strong, paper } = classes;

/** A clock on the wall. */
export function ClockDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <circle cx="48" cy="36" r="27" className={soft} />
      <circle cx="48" cy="36" r="20" className={paper} />
      <circle cx="48" cy="36" r="27" className={line} />
      <path d="M48 20v3m0 26v3m16-16h-3m-26 0h-3" className={line} />
      <path d="M48 36V25" className={line} />
      <path d="m48 36 8 5" className={tick} />
      <circle cx="48" cy="36" r="3" className={strong} />
    </Drawing>
  );
}
