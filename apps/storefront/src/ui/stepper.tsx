import classes from './stepper.module.css';

interface StepperProps {
  /** The counted thing. */
  label: string;
  value: number;
  minimum: number;
  onChange: (value: number) => void;
}

const maxQuantity = 99;

/** A number in steps of one. */
export function Stepper({ label, value, minimum, onChange }: StepperProps) {
  return (
    <fieldset className={classes.stepper} aria-label={`Quantity of ${label}`}>
      <button
        type="button"
        aria-label={value === 1 && minimum === 0 ? `Remove ${label}` : `One ${label} less`}
        disabled={value <= minimum}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output className={classes.value}>{value}</output>
      <button
        type="button"
        aria-label={`One ${label} more`}
        disabled={value >= maxQuantity}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </fieldset>
  );
}
