import classes from './stars.module.css';
import { uiText } from '../ui.text.ts';

const maxStars = 5;

/** A rating of one to five stars. Screen readers announce the number. */
export function Stars({ value }: { value: number }) {
  const label = uiText.stars(value);
  return (
    <span className={classes.stars}>
      <span aria-hidden>
        {'★'.repeat(value)}
        <span className={classes.rest}>{'★'.repeat(maxStars - value)}</span>
      </span>
      <span className={classes.words}>{label}</span>
    </span>
  );
}
