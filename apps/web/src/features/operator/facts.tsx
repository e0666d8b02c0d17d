import type { ReactNode } from 'react';
import classes from './facts.module.css';
import { text } from './operator.text.ts';

interface FactsProps {
  /** Amounts that make up the last one: they end at one line, also on a phone. */
  amounts?: boolean;
  children: ReactNode;
}

/** Names and values under each other. */
export function Facts({ amounts = false, children }: FactsProps) {
  return (
    <dl className={classes.facts} data-amounts={amounts}>
      {children}
    </dl>
  );
}

interface FactProps {
  name: string;
  /** Digits of one width. */
  numbers?: boolean;
  children: ReactNode;
}

/** One of the facts; nothing stands for what was not handed in. */
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
