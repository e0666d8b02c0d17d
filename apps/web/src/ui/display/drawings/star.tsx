import { Drawing, type DrawingProps } from './drawing.tsx';
import classes from './drawing.module.css';

const { line, soft, warm } = classes;

/** A star above two smaller ones. */
export function StarDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path
        d="m48 8 8.5 17.2 19 2.8-13.7 13.4 3.2 18.9L48 51.4l-17 8.9 3.2-18.9L20.5 28l19-2.8z"
        className={soft}
      />
      <path
        d="m48 8 8.5 17.2 19 2.8-13.7 13.4 3.2 18.9L48 51.4l-17 8.9 3.2-18.9L20.5 28l19-2.8z"
        className={line}
      />
      <path d="M41 38c3.5 4.5 10.5 4.5 14 0M43 31v.01m10-.01v.01" className={line} />
      <path
        d="m80 46 2 5 5 2-5 2-2 5-2-5-5-2 5-2zm-66-2 1.5 3.5L19 49l-3.5 1.5L14 54l-1.5-3.5L9 49l3.5-1.5z"
        className={warm}
      />
    </Drawing>
  );
}
