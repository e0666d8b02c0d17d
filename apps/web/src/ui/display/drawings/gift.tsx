import { Drawing, type DrawingProps } from './drawing.tsx';
import classes from './drawing.module.css';

const { line, soft, warm, paper } = classes;

/** A present with a ribbon. */
export function GiftDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <rect x="22" y="32" width="52" height="31" rx="4" className={soft} />
      <rect x="18" y="23" width="60" height="12" rx="4" className={paper} />
      <rect x="18" y="23" width="60" height="12" rx="4" className={line} />
      <rect x="43" y="23" width="10" height="40" className={warm} />
      <path
        d="M48 23c-5-14-20-13-17-4 1 3 7 4 17 4zm0 0c5-14 20-13 17-4-1 3-7 4-17 4z"
        className={line}
      />
      <path d="M22 35v24a4 4 0 0 0 4 4h44a4 4 0 0 0 4-4V35" className={line} />
    </Drawing>
  );
}
