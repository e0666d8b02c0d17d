import { Drawing, type DrawingProps } from './drawing.tsx';
import classes from './drawing.module.css';

const { line, tick, soft, paper } = classes;

/** Two people, one of them ticked. */
export function PeopleDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <circle cx="34" cy="24" r="11" className={soft} />
      <path d="M14 63a20 20 0 0 1 40 0z" className={soft} />
      <path
        d="M14 63a20 20 0 0 1 40 0zM45 24a11 11 0 1 1-22 0 11 11 0 0 1 22 0z"
        className={line}
      />
      <circle cx="64" cy="30" r="9" className={paper} />
      <path d="M56 48a16 16 0 0 1 24 15H58" className={paper} />
      <path d="M73 30a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM57 47a16 16 0 0 1 23 16H58" className={line} />
      <path d="m70 12 4 4 8-9" className={tick} />
    </Drawing>
  );
}
