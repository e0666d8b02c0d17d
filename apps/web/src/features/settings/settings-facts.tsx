import type { ReactNode } from 'react';
import classes from './settings.module.css';

/** Settings as they stand, for who looks at them. */
export function SettingsFacts({ children }: { children: ReactNode }) {
  return <dl className={classes.facts}>{children}</dl>;
}

/** One of them; a dash where there is nothing. */
export function SettingsFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children === '' ? '–' : children}</dd>
    </div>
  );
}
