import type { OperatorStoreState } from '@counter/contract/operator';
import classes from '../operator.module.css';
import { StateBadge } from '../state-badge.tsx';
import { storeWords } from '../words.ts';

/** The states of a store side by side; renders nothing without any. */
export function StateBadges({ states }: { states: readonly OperatorStoreState[] }) {
  if (states.length === 0) return null;
  return (
    <span className={classes.badges}>
      {states.map((state) => (
        <StateBadge key={state} word={storeWords[state]} />
      ))}
    </span>
  );
}
