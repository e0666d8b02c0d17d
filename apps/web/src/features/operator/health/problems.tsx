import type { HealthFacts } from '@counter/contract/operator';
import classes from '../operator.module.css';
import { StateBadge } from '../state-badge.tsx';
import { Lasting, Since } from '../when.tsx';
import { problemWords } from './health-words.ts';
import { healthText } from './health.text.ts';

interface ProblemsProps {
  facts: Pick<HealthFacts, 'problems' | 'noScreenSince' | 'unpaidSince'>;
}

/** All problems of a store, and since when they exist. */
export function Problems({ facts: { problems, noScreenSince, unpaidSince } }: ProblemsProps) {
  return (
    <span className={classes.badges}>
      {problems.map((problem) => (
        <StateBadge key={problem} word={problemWords[problem]} />
      ))}
      {noScreenSince === null ? null : (
        <span>{healthText.noScreenSince(<Since at={noScreenSince} />)}</span>
      )}
      {unpaidSince === null ? null : (
        <span>{healthText.unpaidFor(<Lasting since={unpaidSince} />)}</span>
      )}
    </span>
  );
}
