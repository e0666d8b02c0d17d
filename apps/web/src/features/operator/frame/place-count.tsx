import classes from './place-links.module.css';

/** The open work in a place, up to 99; nothing where none is. */
export function PlaceCount({ waiting }: { waiting: number }) {
  if (waiting === 0) return null;
  return <span className={classes.count}>{waiting > 99 ? '99+' : waiting}</span>;
}
