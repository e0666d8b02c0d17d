import classes from './amount.module.css';

/** One amount under its name, in a list of them. */
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
