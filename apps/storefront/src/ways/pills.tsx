import { useId } from 'react';
import classes from './time-dialog.module.css';

interface PillsProps {
  label: string;
  pills: readonly { readonly value: string; readonly label: string }[];
  chosen: string | null;
  /** True if they scroll sideways rather than wrap. */
  isOneLine?: boolean;
  onChoose: (value: string) => void;
}

/** Many short choices, of which one is taken. */
export function Pills({ label, pills, chosen, isOneLine = false, onChoose }: PillsProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={isOneLine ? classes.row : classes.grid}>
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
