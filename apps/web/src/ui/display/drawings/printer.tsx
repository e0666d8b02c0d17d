import { Drawing, type DrawingProps } from './drawing.tsx';
import classes from './drawing.module.css';

const { line, soft, warm, paper } = classes;

/** A printer with a ticket coming out of it. */
export function PrinterDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M34 30V10h28v20" className={paper} />
      <path d="M34 30V10h28v20" className={line} />
      <path d="M41 18h14m-14 7h8" className={line} />
      <rect x="20" y="28" width="56" height="25" rx="6" className={soft} />
      <path
        d="M28 53h-2a6 6 0 0 1-6-6V34a6 6 0 0 1 6-6h44a6 6 0 0 1 6 6v13a6 6 0 0 1-6 6h-2"
        className={line}
      />
      <path d="M32 44h32v19H32z" className={paper} />
      <path d="M28 44h40m-36 0v19h32V44M40 51h16m-16 6h9" className={line} />
      <circle cx="68" cy="36" r="2.5" className={warm} />
    </Drawing>
  );
}
