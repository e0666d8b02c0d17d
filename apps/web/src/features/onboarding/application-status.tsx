import { FailedToLoad } from '../../ui/feedback/loaded.tsx';
import type { Onboarding } from '@counter/contract/onboarding';
import { IconCheck, IconExclamationMark, IconHourglass } from '@tabler/icons-react';
import { isSignedIn, useSession } from '../../lib/session.ts';
import classes from './application-status.module.css';
import { useOnboarding } from './onboarding.queries.ts';
import { PointDetail } from './point-detail.tsx';
import { StatusSkeleton } from './status-skeleton.tsx';
import { pointsOf, type Point } from './application-points.ts';
import { useDecision } from './use-decision.ts';
import { text } from './onboarding.text.ts';

/** Polling interval for a decision while the page is visible, in milliseconds. */
const refreshIntervalMs = 30_000;

interface FramedProps {
  /** True inside a panel, which needs no line above. */
  framed?: boolean | undefined;
}

/** Shows the status of the application, step by step, with what the person has to do. */
export function ApplicationStatus({ framed = false }: FramedProps) {
  const session = useSession();
  return isSignedIn(session) ? <StatusOf userId={session.user.userId} framed={framed} /> : null;
}

function StatusOf({ userId, framed }: FramedProps & { userId: number }) {
  const query = useOnboarding(userId, { refreshIntervalMs });
  const { data, error } = query;
  useDecision(data?.state);
  if (data) return <Points onboarding={data} framed={framed} />;
  if (!error) return <StatusSkeleton />;
  return <FailedToLoad title={text.statusNotLoaded} query={query} />;
}

function Points({ onboarding, framed }: FramedProps & { onboarding: Onboarding }) {
  const points = pointsOf(onboarding);
  if (!points) return null;
  return (
    <ol
      className={classes.points}
      aria-label={text.applicationStatus}
      data-framed={framed || undefined}
    >
      {points.map((point) => (
        <li key={point.id} className={classes.point} data-state={point.state}>
          <Mark {...point} />
          <div className={classes.words}>
            <p className={classes.title}>
              {point.title}
              <span className={classes.hidden}> ({stateWords[point.state]})</span>
            </p>
            <PointDetail point={point} onboarding={onboarding} />
          </div>
        </li>
      ))}
    </ol>
  );
}

const stateWords = { done: 'done', yours: text.waitsForYou, ours: text.waitsForUs };
const icons = { done: IconCheck, yours: IconExclamationMark, ours: IconHourglass };

function Mark({ state }: Point) {
  const Icon = icons[state];
  return (
    <span className={classes.mark} aria-hidden>
      <Icon size={16} stroke={2.25} />
    </span>
  );
}
