import { Drawing, type DrawingProps } from './drawing.tsx';
import classes from './drawing.module.css';

const { line, soft, strong, warm, paper } = classes;

/** A calendar sheet with two entries. */
export function CalendarDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <rect x="18" y="14" width="60" height="50" rx="6" className={paper} />
      <path d="M18 28V20a6 6 0 0 1 6-6h48a6 6 0 0 1 6 6v8z" className={soft} />
      <rect x="18" y="14" width="60" height="50" rx="6" className={line} />
      <path d="M32 9v10m32-10v10M18 28h60" className={line} />
      <rect x="26" y="35" width="26" height="6" rx="3" className={strong} />
      <rect x="40" y="45" width="30" height="6" rx="3" className={warm} />
      <rect x="26" y="55" width="14" height="4" rx="2" className={soft} />
    </Drawing>
  );
}
