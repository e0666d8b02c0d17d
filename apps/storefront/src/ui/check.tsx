import type { ReactNode } from 'react';
import classes from './choice.module.css';

interface CheckProps {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox with a large click area. */
export function Check({ label, hint, checked, onChange }: CheckProps) {
  return (
    <label className={classes.choice}>
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className={classes.words}>
        <span>{label}</span>
        {hint ? <span className={classes.hint}>{hint}</span> : null}
      </span>
    </label>
  );
}
