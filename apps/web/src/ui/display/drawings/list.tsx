import { Drawing, type DrawingProps } from './drawing.tsx';
import classes from './drawing.module.css';

const { line, tick, soft, strong, paper } = classes;

/** A clipboard with lines, the first of them ticked. */
export function ListDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <rect x="24" y="12" width="48" height="51" rx="6" className={paper} />
      <rect x="24" y="12" width="48" height="51" rx="6" className={line} />
      <rect x="37" y="7" width="22" height="10" rx="5" className={soft} />
      <rect x="37" y="7" width="22" height="10" rx="5" className={line} />
      <path d="m32 29 3 3 6-6" className={tick} />
      <path d="M48 29h16m-16 11h16m-16 11h10" className={line} />
      <circle cx="36" cy="40" r="2.5" className={strong} />
      <circle cx="36" cy="51" r="2.5" className={strong} />
    </Drawing>
  );
}
