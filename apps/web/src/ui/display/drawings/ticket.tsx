import { Drawing, type DrawingProps } from './drawing.tsx';
import classes from './drawing.module.css';

const { line, soft, strong, warm, paper } = classes;

/** A kitchen ticket on its rail. */
export function TicketDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <rect x="12" y="9" width="72" height="8" rx="4" className={strong} />
      <path d="M30 13h36v48l-6-4-6 4-6-4-6 4-6-4-6 4z" className={paper} />
      <path d="M30 17h36v8H30z" className={soft} />
      <path d="M30 17v44l6-4 6 4 6-4 6 4 6-4 6 4V17" className={line} />
      <circle cx="37" cy="33" r="2.5" className={warm} />
      <circle cx="37" cy="42" r="2.5" className={warm} />
      <path d="M44 33h15m-15 9h10m-10 8h6" className={line} />
    </Drawing>
  );
}
