import { Drawing, type DrawingProps } from './drawing.tsx';
import classes from './drawing.module.css';

const { line, tick, soft, strong, paper } = classes;

/** A plug in front of its socket. */
export function PlugDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <rect x="58" y="16" width="26" height="40" rx="8" className={soft} />
      <rect x="58" y="16" width="26" height="40" rx="8" className={line} />
      <circle cx="66" cy="29" r="2.5" className={strong} />
      <circle cx="66" cy="43" r="2.5" className={strong} />
      <path d="M24 24h9a12 12 0 0 1 0 24h-9z" className={paper} />
      <path d="M24 24h9a12 12 0 0 1 0 24h-9zm18 5h8m-8 14h8M24 36h-6c-7 0-7 12 0 12s7 14-2 14H8" className={line} />
      <path d="m51 12-2-5m-6 8-4-4m-1 49-3 4" className={tick} />
    </Drawing>
  );
}
