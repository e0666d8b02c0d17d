import { useId, type ComponentProps, type ReactNode } from 'react';
import classes from './field.module.css';

type Own = { label: string; error?: string | undefined; hint?: ReactNode };

type FieldProps = Own &
  Omit<ComponentProps<'input'>, 'onChange'> & { onChange: (value: string) => void };

/** A single-line text field with its label and error. */
export function Field({ label, error, hint, onChange, className = '', ...rest }: FieldProps) {
  const id = useId();
  return (
    <div className={`${classes.field} ${className}`}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={classes.input}
        onChange={({ target }) => onChange(target.value)}
        {...described(id, error, hint)}
        {...rest}
      />
      <Notes id={id} error={error} hint={hint} />
    </div>
  );
}

type TextProps = Own &
  Omit<ComponentProps<'textarea'>, 'onChange'> & { onChange: (value: string) => void };

/** A multi-line text field with its label and error. */
export function TextField({ label, error, hint, onChange, ...rest }: TextProps) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={2}
        className={classes.input}
        onChange={({ target }) => onChange(target.value)}
        {...described(id, error, hint)}
        {...rest}
      />
      <Notes id={id} error={error} hint={hint} />
    </div>
  );
}

function described(id: string, error: string | undefined, hint: ReactNode) {
  return error || hint ? { 'aria-invalid': Boolean(error), 'aria-describedby': `${id}-note` } : {};
}

function Notes({ id, error, hint }: { id: string; error: string | undefined; hint: ReactNode }) {
  if (!error && !hint) return null;
  return (
    <p id={`${id}-note`} className={error ? classes.error : classes.hint}>
      {error || hint}
    </p>
  );
}
