import { Drawing, type DrawingProps } from './drawing.tsx';
import classes from './drawing.module.css';

const { line, soft, strong, warm } = classes;

/** A dish under its cover. */
export function DishDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M16 54a32 32 0 0 1 64 0z" className={soft} />
      <path d="M26 46a22 22 0 0 1 16-15" className={line} />
      <path d="M16 54a32 32 0 0 1 64 0zM48 22v-3" className={line} />
      <circle cx="48" cy="17" r="3.5" className={warm} />
      <rect x="10" y="54" width="76" height="7" rx="3.5" className={strong} />
      <path d="m76 14 2 5 5 2-5 2-2 5-2-5-5-2 5-2z" className={warm} />
    </Drawing>
  );
}
