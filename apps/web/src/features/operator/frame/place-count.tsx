import classes from './place-links.module.css';

/** The amount of open work in a place, up to 99; hidden if there is none. */
export function PlaceCount({ waiting }: { waiting: number }) {
  if (waiting === 0) return null;
  return <span className={classes.count}>{waiting > 99 ? '99+' : waiting}</span>;
}
