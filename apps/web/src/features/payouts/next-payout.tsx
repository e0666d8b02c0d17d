import type { NextPayout } from '@counter/contract/payouts';
import { dayAt, formatMoney } from '@counter/contract/shared';
import { formatCalendarDay } from '../../lib/time/calendar.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { FailedToLoad } from '../../ui/feedback/loaded.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { holdWords, periodWords } from './payout-words.ts';
import classes from './payouts.module.css';
import { useNextPayout } from './payouts.queries.ts';
import { text } from './payouts.text.ts';

/** Shows the next payout, its date, or the reason it is held. */
export function NextPayoutPanel() {
  const query = useNextPayout();
  const next = query.data;
  return (
    <Panel title={text.nextPayout}>
      {next ? (
        <Facts next={next} />
      ) : query.error ? (
        <FailedToLoad title={text.nextPayoutNotLoaded} query={query} />
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
    return text.nothingToPayHint;
  }
  const covers = text.soFarFor(periodWords(next));
  if (hold) return covers;
  const made =
    expectedAt === null
      ? text.withinHour
      : text.onDay(formatCalendarDay(dayAt(new Date(expectedAt), timeZone)));
  return text.nextPayoutArrival(covers, made, formatCalendarDay(dueDay));
}
