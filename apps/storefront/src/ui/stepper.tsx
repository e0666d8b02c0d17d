import classes from './stepper.module.css';
import { text } from './ui.text.ts';

interface StepperProps {
  /** Names what is counted. */
  label: string;
  value: number;
  minimum: number;
  onChange: (value: number) => void;
}

const maxQuantity = 99;

/** A quantity with buttons for one more and one less. */
export function Stepper({ label, value, minimum, onChange }: StepperProps) {
  return (
    <fieldset className={classes.stepper} aria-label={text.quantityOf(label)}>
      <button
        type="button"
        aria-label={value === 1 && minimum === 0 ? text.remove(label) : text.oneLess(label)}
        disabled={value <= minimum}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output className={classes.value}>{value}</output>
      <button
        type="button"
        aria-label={text.oneMore(label)}
        disabled={value >= maxQuantity}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </fieldset>
  );
}
