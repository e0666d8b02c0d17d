import type { ReactNode } from 'react';
import classes from './way-on.module.css';

/** What to do next, one thing after the other. */
export function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ul className={classes.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ul>
  );
}

/** Where one can go from here, the most likely way first. */
export function WaysOn({ children }: { children: ReactNode }) {
  return <div className={classes.ways}>{children}</div>;
}

/** What has come of a button; read out when it appears. */
export function Told({ children }: { children: ReactNode }) {
  return <output className={classes.told}>{children}</output>;
}
