import { Drawing, type DrawingProps } from './drawing.tsx';
import classes from './drawing.module.css';

const { line, soft, strong, warm, paper, cut } = classes;

/** A scooter with a box for food. */
export function ScooterDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <rect x="14" y="20" width="25" height="20" rx="4" className={warm} />
      <path d="M20 27h13" className={cut} />
      <path d="M16 54a12 12 0 0 1 12-12h18l6 8h12v4z" className={soft} />
      <path d="M17 53a11 11 0 0 1 11-11h19l5 9h13L58 18h-7m7 8h8" className={line} />
      <path d="M65 51a10 10 0 0 1 13-5" className={line} />
      <circle cx="26" cy="55" r="8" className={paper} />
      <circle cx="26" cy="55" r="8" className={line} />
      <circle cx="73" cy="55" r="8" className={paper} />
      <circle cx="73" cy="55" r="8" className={line} />
      <circle cx="26" cy="55" r="2.5" className={strong} />
      <circle cx="73" cy="55" r="2.5" className={strong} />
      <path d="M4 30h6M2 38h7" className={line} />
    </Drawing>
  );
}
