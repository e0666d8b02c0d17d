import classes from './bar-list.module.css';

export interface BarListItem {
  label: string;
  value: number;
  /** The value as shown; defaults to the plain number. */
  text?: string;
}

/** A ranking: each label with its number, and a bar relative to the largest. */
export function BarList({ label, items }: { label: string; items: readonly BarListItem[] }) {
  const largest = Math.max(1, ...items.map(({ value }) => value));
  return (
    <ol aria-label={label} className={classes.list}>
      {items.map((item, index) => (
        // Two customers may have the same name.
        <li key={`${index} ${item.label}`} className={classes.item}>
          <span className={classes.label}>{item.label}</span>
          <span className={classes.value}>{item.text ?? item.value}</span>
          <span className={classes.track} aria-hidden>
            <span
              className={classes.bar}
              style={{ width: `${Math.max(0, (100 * item.value) / largest)}%` }}
            />
          </span>
        </li>
      ))}
    </ol>
  );
}
