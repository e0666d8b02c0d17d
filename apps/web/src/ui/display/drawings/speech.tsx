import { Drawing, type DrawingProps } from './drawing.tsx';
import classes from './drawing.module.css';

const { line, soft, warm, paper } = classes;

/** A question and its answer. */
export function SpeechDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path
        d="M20 10h34a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6H32l-9 8v-8h-3a6 6 0 0 1-6-6V16a6 6 0 0 1 6-6z"
        className={soft}
      />
      <path
        d="M20 10h34a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6H32l-9 8v-8h-3a6 6 0 0 1-6-6V16a6 6 0 0 1 6-6z"
        className={line}
      />
      <path d="M25 20h24m-24 8h14" className={line} />
      <path
        d="M52 32h24a6 6 0 0 1 6 6v12a6 6 0 0 1-6 6h-3v7l-8-7H52a6 6 0 0 1-6-6V38a6 6 0 0 1 6-6z"
        className={paper}
      />
      <path
        d="M52 32h24a6 6 0 0 1 6 6v12a6 6 0 0 1-6 6h-3v7l-8-7H52a6 6 0 0 1-6-6V38a6 6 0 0 1 6-6z"
        className={line}
      />
      <circle cx="55" cy="44" r="2.8" className={warm} />
      <circle cx="64" cy="44" r="2.8" className={warm} />
      <circle cx="73" cy="44" r="2.8" className={warm} />
    </Drawing>
  );
}
