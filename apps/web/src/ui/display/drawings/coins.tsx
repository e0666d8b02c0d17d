import { Drawing, type DrawingProps } from './drawing.tsx';
import classes from './drawing.module.css';

const { line, soft, warm, paper, cut } = classes;

/** Coins in two piles, on the way to the bank. */
export function CoinsDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M18 36v19c0 4 7 7 15 7s15-3 15-7V36" className={soft} />
      <path d="M18 45c0 4 7 7 15 7s15-3 15-7" className={line} />
      <path d="M48 36v19c0 4-7 7-15 7s-15-3-15-7V36" className={line} />
      <ellipse cx="33" cy="36" rx="15" ry="7" className={paper} />
      <ellipse cx="33" cy="36" rx="15" ry="7" className={line} />
      <path d="M52 50v6c0 3.5 6 6 13 6s13-2.5 13-6v-6" className={soft} />
      <path d="M78 50v6c0 3.5-6 6-13 6s-13-2.5-13-6v-6" className={line} />
      <ellipse cx="65" cy="50" rx="13" ry="6" className={paper} />
      <ellipse cx="65" cy="50" rx="13" ry="6" className={line} />
      <circle cx="60" cy="18" r="11" className={warm} />
      <circle cx="60" cy="18" r="5" className={cut} />
    </Drawing>
  );
}
