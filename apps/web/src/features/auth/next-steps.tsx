import type { ReactNode } from 'react';
import classes from './next-steps.module.css';

/** Lists the next steps. */
export function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ul className={classes.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ul>
  );
}

/** The links to continue with, the most likely first. */
export function NextSteps({ children }: { children: ReactNode }) {
  return <div className={classes.ways}>{children}</div>;
}

/** The result of an action; screen readers read it out when it appears. */
export function ActionResult({ children }: { children: ReactNode }) {
  return <output className={classes.told}>{children}</output>;
}
