import type { ReactNode } from 'react';
import classes from './choice.module.css';

interface ChoiceProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChoose: () => void;
}

/** A radio button with a large click area. */
export function Choice({ name, label, hint, checked, disabled = false, onChoose }: ChoiceProps) {
  return (
    <label className={classes.choice}>
      <input type="radio" name={name} checked={checked} disabled={disabled} onChange={onChoose} />
      <span className={classes.words}>
        <span>{label}</span>
        {hint ? <span className={classes.hint}>{hint}</span> : null}
      </span>
    </label>
  );
}
