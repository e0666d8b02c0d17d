import type { ReactNode } from 'react';
import classes from './facts.module.css';
import { text } from './operator.text.ts';

interface FactsProps {
  /** True for amounts that add up to the last one; they are right-aligned, also on phones. */
  amounts?: boolean;
  children: ReactNode;
}

/** A list of names and values. */
export function Facts({ amounts = false, children }: FactsProps) {
  return (
    <dl className={classes.facts} data-amounts={amounts}>
      {children}
    </dl>
  );
}

interface FactProps {
  name: string;
  /** Uses tabular digits. */
  numbers?: boolean;
  children: ReactNode;
}

/** A name and value; a placeholder if there is no value. */
export function Fact({ name, numbers = false, children }: FactProps) {
  const missing = children === null || children === undefined || children === '';
  return (
    <div className={classes.fact}>
      <dt className={classes.name}>{name}</dt>
      <dd className={numbers ? 'numbers' : undefined}>
        {missing ? <span className={classes.missing}>{text.notProvided}</span> : children}
      </dd>
    </div>
  );
}
