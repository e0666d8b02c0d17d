import { Drawing, type DrawingProps } from './drawing.tsx';
import classes from './drawing.module.css';

const { line, soft, strong, warm } = classes;

/** A laid table under the moon, for a quiet evening. */
export function MoonDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M58 8a19 19 0 1 0 18 27A16 16 0 0 1 58 8z" className={warm} />
      <path d="M18 46h60v4H18zM26 50v13m44-13v13" className={line} />
      <rect x="18" y="44" width="60" height="5" rx="2.5" className={strong} />
      <path d="M26 44a11 11 0 0 1 22 0z" className={soft} />
      <path d="M26 44a11 11 0 0 1 22 0zM37 33v-3" className={line} />
      <circle cx="24" cy="16" r="1.8" className={strong} />
      <circle cx="38" cy="9" r="1.3" className={strong} />
      <circle cx="84" cy="22" r="1.5" className={strong} />
    </Drawing>
  );
}
