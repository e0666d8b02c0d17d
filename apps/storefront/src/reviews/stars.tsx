import { starWords, stars, type Stars as Rating } from '@counter/contract/feedback';
import classes from './reviews.module.css';

/** A rating as stars. Screen readers announce the number. */
export function Stars({ value }: { value: Rating }) {
  return (
    <span className={classes.stars}>
      <span aria-hidden="true">
        {'★'.repeat(value)}
        <span className={classes.rest}>{'★'.repeat(stars.length - value)}</span>
      </span>
      <span className={classes.unseen}>{starWords(value)}</span>
    </span>
  );
}
