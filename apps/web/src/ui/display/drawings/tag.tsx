import { Drawing, type DrawingProps } from './drawing.tsx';
import classes from './drawing.module.css';

const { line, tick, soft, warm, paper } = classes;

/** A price tag with a percent sign. */
export function TagDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path
        d="M24 12h24a6 6 0 0 1 4 2l25 25a6 6 0 0 1 0 8L61 63a6 6 0 0 1-8 0L26 37a6 6 0 0 1-2-4z"
        className={soft}
      />
      <path
        d="M24 12h24a6 6 0 0 1 4 2l25 25a6 6 0 0 1 0 8L62 62a6 6 0 0 1-8 0L26 37a6 6 0 0 1-2-4z"
        className={line}
      />
      <circle cx="36" cy="24" r="4" className={paper} />
      <circle cx="36" cy="24" r="4" className={line} />
      <path d="M36 24c-6-10-18-12-24-6" className={line} />
      <path d="m50 48 12-6" className={tick} />
      <circle cx="52" cy="39" r="3" className={warm} />
      <circle cx="60" cy="51" r="3" className={warm} />
    </Drawing>
  );
}
