import type { NextPayout } from '@counter/contract/payouts';
import { dayAt, formatMoney } from '@counter/contract/shared';
import { explainFailure } from '../../lib/api.ts';
import { formatCalendarDay } from '../../lib/calendar.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FailedState } from '../../ui/feedback/states.tsx';
import { holdWords, periodWords } from './payout-words.ts';
import classes from './payouts.module.css';
import { useNextPayout } from './payouts.queries.ts';

/** What the next payout will be, and when, or why not. */
export function NextPayoutPanel() {
  const query = useNextPayout();
  const next = query.data;
  return (
    <Panel title="Next payout">
      {next ? (
        <Facts next={next} />
      ) : query.error ? (
        <FailedState
          title="The next payout could not be loaded"
          cause={explainFailure(query.error)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <div className={classes.next} aria-busy>
          <Skeleton width={140} height={34} />
          <Skeleton width="60%" height={20} />
        </div>
      )}
    </Panel>
  );
}

function Facts({ next }: { next: NextPayout }) {
  const { timeZone } = useCurrentStore();
  const { amount, currency, hold } = next;
  return (
    <div className={classes.next}>
      <p className={classes.amountSoFar}>{formatMoney(amount, currency)}</p>
      <div className={classes.nextWords}>
        <p>{whenWords(next, timeZone)}</p>
        {hold ? <p className={classes.held}>{holdWords(hold, timeZone)}</p> : null}
      </div>
    </div>
  );
}

function whenWords(next: NextPayout, timeZone: string): string {
  const { amount, expectedAt, dueDay, hold } = next;
  if (amount <= 0) {
    return 'There is nothing to pay so far. Whatever you owe is taken from what comes next.';
  }
  const covers = `So far, for ${periodWords(next)}.`;
  if (hold) return covers;
  const made =
    expectedAt === null
      ? 'within the hour'
      : `on ${formatCalendarDay(dayAt(new Date(expectedAt), timeZone))}`;
  return `${covers} It is made ${made} and should be in your bank by ${formatCalendarDay(dueDay)}.`;
}
