import type { ReactNode } from 'react';
import classes from './settings.module.css';

/** The current settings, read-only. */
export function SettingsFacts({ children }: { children: ReactNode }) {
  return <dl className={classes.facts}>{children}</dl>;
}

/** A setting; a dash if it is empty. */
export function SettingsFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children === '' ? '–' : children}</dd>
    </div>
  );
}
