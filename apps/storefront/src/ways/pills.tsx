import { useId } from 'react';
import classes from './time-dialog.module.css';

interface PillsProps {
  label: string;
  pills: readonly { readonly value: string; readonly label: string }[];
  chosen: string | null;
  /** Times wrap, days scroll sideways, and a single pill stands alone. */
  look: 'times' | 'days' | 'one';
  onChoose: (value: string) => void;
}

/** A choice from many short options. */
export function Pills({ label, pills, chosen, look, onChoose }: PillsProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={classes[look]}>
      {pills.map((pill) => (
        <label key={pill.value} className={classes.pill}>
          <input
            type="radio"
            name={name}
            checked={pill.value === chosen}
            onChange={() => onChoose(pill.value)}
          />
          {pill.label}
        </label>
      ))}
    </div>
  );
}
