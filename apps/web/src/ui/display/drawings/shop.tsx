import { Drawing, type DrawingProps } from './drawing.tsx';
import classes from './drawing.module.css';

const { line, soft, strong, warm, paper } = classes;

/** A store with its awning out. */
export function ShopDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M20 30h56v33H20z" className={paper} />
      <path d="M20 34v29h56V34" className={line} />
      <path d="M20 10h56l8 16H12z" className={soft} />
      <path
        d="M12 26a7.2 7.2 0 0 0 14.4 0 7.2 7.2 0 0 0 14.4 0 7.2 7.2 0 0 0 14.4 0 7.2 7.2 0 0 0 14.4 0A7.2 7.2 0 0 0 84 26L76 10H20z"
        className={line}
      />
      <path d="M28 42h22v12H28z" className={soft} />
      <path d="M28 42h22v12H28zM58 63V42h10v21" className={line} />
      <circle cx="39" cy="48" r="3" className={warm} />
      <circle cx="65" cy="53" r="1.5" className={strong} />
    </Drawing>
  );
}
