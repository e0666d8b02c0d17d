import { Drawing, type DrawingProps } from './drawing.tsx';
import classes from './drawing.module.css';

const { line, tick, soft, paper } = classes;

/** A magnifying glass over a list without results. */
export function SearchDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <rect x="16" y="10" width="46" height="52" rx="6" className={paper} />
      <path d="M16 24v-8a6 6 0 0 1 6-6h34a6 6 0 0 1 6 6v8z" className={soft} />
      <rect x="16" y="10" width="46" height="52" rx="6" className={line} />
      <path d="M24 33h14m-14 9h9m-9 9h12" className={line} />
      <circle cx="59" cy="40" r="14" className={soft} />
      <circle cx="59" cy="40" r="14" className={line} />
      <path d="m70 51 11 11" className={tick} />
      <path d="m55 36 8 8m0-8-8 8" className={line} />
    </Drawing>
  );
}
