import classes from './amount.module.css';

/** A labeled amount in a list of amounts. */
export function Amount({
  label,
  text,
  strong = false,
}: {
  label: string;
  text: string;
  strong?: boolean;
}) {
  return (
    <div className={strong ? classes.total : classes.amount}>
      <dt>{label}</dt>
      <dd className={classes.money}>{text}</dd>
    </div>
  );
}
