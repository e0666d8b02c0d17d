import classes from './slider.module.css';

interface SliderProps {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  /** The value as text, shown at the end: "50%". */
  words?: string;
  disabled?: boolean;
  onChange: (value: number) => void;
}

/** A labeled slider for a value that needs no precision, such as a volume. */
export function Slider({ label, words, onChange, ...range }: SliderProps) {
  return (
    <label className={classes.slider}>
      {label}
      <input
        {...range}
        type="range"
        aria-valuetext={words}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
      {words === undefined ? null : (
        <span aria-hidden className={classes.words}>
          {words}
        </span>
      )}
    </label>
  );
}
