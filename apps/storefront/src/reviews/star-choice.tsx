import { starWords, stars, type Stars } from '@counter/contract/feedback';
import { useId } from 'react';
import classes from './reviews.module.css';
import { text } from './reviews.text.ts';

interface StarChoiceProps {
  value: Stars | undefined;
  error: string | undefined;
  onChoose: (value: Stars) => void;
}

/** Chooses one to five stars by touch, mouse or arrow keys. */
export function StarChoice({ value, error, onChoose }: StarChoiceProps) {
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      className={classes.choice}
      aria-invalid={Boolean(error)}
      aria-describedby={error ? id : undefined}
    >
      <legend>{text.howWasIt}</legend>
      <span className={classes.radios}>
        {stars.map((one) => (
          <label key={one} className={classes.radio} data-chosen={one <= (value ?? 0)}>
            <input
              type="radio"
              name="rating"
              aria-label={starWords(one)}
              checked={value === one}
              onChange={() => onChoose(one)}
            />
            <span aria-hidden="true">★</span>
          </label>
        ))}
      </span>
      {error ? (
        <p id={id} className={classes.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
