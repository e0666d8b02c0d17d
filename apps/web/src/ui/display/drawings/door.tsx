import { Drawing, type DrawingProps } from './drawing.tsx';
import classes from './drawing.module.css';

const { line, soft, strong, warm, paper } = classes;

/** An open door with a speech bubble. */
export function DoorDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M24 63V14a6 6 0 0 1 6-6h24a6 6 0 0 1 6 6v49z" className={soft} />
      <path d="M30 63V18l24-8v53z" className={paper} />
      <path d="M30 18 54 10v53H30z" className={line} />
      <circle cx="49" cy="39" r="2.5" className={strong} />
      <path d="M64 22h20v12a10 10 0 0 1-20 0z" className={warm} transform="rotate(8 74 30)" />
      <path d="M69 50c4 4 10 4 14 0M66 44l-3 3m23-3 3 3" className={line} />
    </Drawing>
  );
}
