import { Drawing, type DrawingProps } from './drawing.tsx';
import classes from './drawing.module.css';

const { line, warm, paper } = classes;

/** A cup with a heart. */
export function CupDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M24 28h44v20a15 15 0 0 1-15 15H39a15 15 0 0 1-15-15z" className={paper} />
      <path
        d="M24 28h44v20a15 15 0 0 1-15 15H39a15 15 0 0 1-15-15zM68 33h5a8 8 0 0 1 0 16h-5"
        className={line}
      />
      <path d="M46 53c-9-6-11-10-9-14 2-3 7-3 9 1 2-4 7-4 9-1 2 4 0 8-9 14z" className={warm} />
      <path d="M36 21c-3-4 3-6 0-11m10 11c-3-4 3-6 0-11m10 11c-3-4 3-6 0-11" className={line} />
    </Drawing>
  );
}
