import type { Key, ReactNode } from 'react';
import classes from './line-list.module.css';

export interface Line {
  key: Key;
  title: ReactNode;
  /** At the end of the first line. */
  value?: ReactNode;
  /** Small text below. */
  note?: ReactNode;
}

interface LineListProps {
  label: string;
  lines: readonly Line[];
  /** The sentence for an empty list. */
  empty: string;
}

/** A short list without pages: name, value, note. */
export function LineList({ label, lines, empty }: LineListProps) {
  if (lines.length === 0) return <p className={classes.empty}>{empty}</p>;
  return (
    <ul aria-label={label} className={classes.list}>
      {lines.map(({ key, title, value, note }) => (
        <li key={key} className={classes.line}>
          <span className={classes.title}>{title}</span>
          {value === undefined ? null : <span className={classes.value}>{value}</span>}
          {note === undefined ? null : <span className={classes.note}>{note}</span>}
        </li>
      ))}
    </ul>
  );
}
