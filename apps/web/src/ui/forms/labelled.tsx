import type { ReactNode } from 'react';
import classes from './field.module.css';

/** The text below an input. */
interface Note {
  help?: string | undefined;
  error?: string | undefined;
}

interface LabelledProps extends Note {
  /** The id of the input. */
  id: string;
  label: string;
  children: ReactNode;
}

/** An input with a label above, and its error or help text below. */
export function Labelled({ id, label, help, error, children }: LabelledProps) {
  const note = error ?? help;
  return (
    <div>
      <label htmlFor={id} className={classes.name}>
        {label}
      </label>
      {children}
      {note ? (
        <p id={noteId(id)} className={error ? classes.error : classes.help}>
          {note}
        </p>
      ) : null}
    </div>
  );
}

/** Returns the attributes that link an input to the text below it, for screen readers. */
export function describedBy(id: string, { help, error }: Note) {
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': (error ?? help) ? noteId(id) : undefined,
    'data-error': error ? true : undefined,
  };
}

const noteId = (id: string) => `${id}-note`;
