import { Drawing, type DrawingProps } from './drawing.tsx';
import classes from './drawing.module.css';

const { line, soft, strong, warm, paper } = classes;

/** A delivery truck. */
export function TruckDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M10 18h42v36H10z" className={soft} />
      <path d="M52 30h16l14 13v11H52z" className={paper} />
      <path
        d="M15 54h-1a4 4 0 0 1-4-4V22a4 4 0 0 1 4-4h38v36H35m17-24h16l14 13v11h-3m-20 0h-7"
        className={line}
      />
      <path d="M59 30v12h22" className={line} />
      <path d="M31 46c-9-6-11-10-9-14 2-3 7-3 9 1 2-4 7-4 9-1 2 4 0 8-9 14z" className={warm} />
      <circle cx="25" cy="56" r="7" className={paper} />
      <circle cx="25" cy="56" r="7" className={line} />
      <circle cx="69" cy="56" r="7" className={paper} />
      <circle cx="69" cy="56" r="7" className={line} />
      <circle cx="25" cy="56" r="2" className={strong} />
      <circle cx="69" cy="56" r="2" className={strong} />
    </Drawing>
  );
}
