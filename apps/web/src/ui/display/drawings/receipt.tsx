import { Drawing, type DrawingProps } from './drawing.tsx';
import classes from './drawing.module.css';

const { line, soft, strong, warm, paper, cut } = classes;

/** A receipt with its total. */
export function ReceiptDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M26 8h38v55l-6-4-6.5 4-6.5-4-6.5 4-6.5-4-6 4z" className={paper} />
      <path d="M26 8h38v11H26z" className={soft} />
      <path d="M26 8h38v55l-6-4-6.5 4-6.5-4-6.5 4-6.5-4-6 4z" className={line} />
      <path d="M34 28h22m-22 8h14" className={line} />
      <rect x="34" y="44" width="22" height="7" rx="3.5" className={strong} />
      <circle cx="71" cy="48" r="11" className={warm} />
      <circle cx="71" cy="48" r="5" className={cut} />
    </Drawing>
  );
}
