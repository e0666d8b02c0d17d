import { balanceMoney } from '@counter/contract/shared';
import { comparisonSentence, type PayoutProgress } from '@counter/contract/payouts';
import type { Period } from '@counter/contract/shared';
import { formatCalendarDay } from '../../lib/time/calendar.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { PayoutStatusBadge } from './payout-status.tsx';
import { periodWords } from './payout-words.ts';
import classes from './progress-panel.module.css';
import { useLatestPayouts, usePayoutProgress } from './payouts.queries.ts';
import { text } from './payouts.text.ts';

/** Shows how much of the earnings in a range of days is paid, in transit and unpaid. */
export function PayoutProgressPanel({ days }: { days: Period }) {
  const query = usePayoutProgress(days);
  return (
    <Panel title={text.progress.title} description={periodWordsOf(days)}>
      <div className={classes.panel} aria-busy={!query.data || query.isPlaceholderData}>
        <Loaded query={query} failed={text.payoutsNotLoaded} waiting={<Skeleton height={64} />}>
          {(progress) => <Parts progress={progress} />}
        </Loaded>
        <LastPayout />
      </div>
    </Panel>
  );
}

function periodWordsOf({ from, to }: Period): string {
  return from === to ? formatCalendarDay(from) : periodWords({ periodStart: from, periodEnd: to });
}

function Parts({ progress: { parts, amount, currency } }: { progress: PayoutProgress }) {
  if (parts.length === 0) return <p className={classes.note}>{text.progress.nothing}</p>;
  return (
    <dl className={classes.parts}>
      {parts.map((part) => (
        <div key={part.stage} className={classes.part}>
          <dt>
            <Stage stage={part.stage} />
            <span className={classes.note}>{whenOf(part)}</span>
          </dt>
          <dd>{balanceMoney(part.amount, currency)}</dd>
        </div>
      ))}
      {parts.length > 1 ? (
        <div className={classes.part} data-sum>
          <dt>{text.total}</dt>
          <dd>{balanceMoney(amount, currency)}</dd>
        </div>
      ) : null}
    </dl>
  );
}

type Part = PayoutProgress['parts'][number];

function Stage({ stage }: Pick<Part, 'stage'>) {
  if (stage !== 'NEXT') return <PayoutStatusBadge status={stage} />;
  return <StatusBadge tone="completed">{text.progress.notPaidOut}</StatusBadge>;
}

function whenOf({ stage, dueDay, payouts }: Part): string {
  if (stage === 'PAID') return text.progress.inYourBank(payouts.length);
  return dueDay === null ? text.progress.onHold : text.progress.dueBy(formatCalendarDay(dueDay));
}

/** Says why the last payout differs from the previous one. */
function LastPayout() {
  const last = useLatestPayouts().data?.content[0];
  if (!last?.comparison) return null;
  const { transactionId, payoutAmount, comparison, currency } = last;
  return (
    <p className={classes.last}>
      {text.progress.lastPayout(
        <TextLink to="/dashboard/reports/payouts" search={{ payout: transactionId }}>
          {text.progress.lastPayoutOf(balanceMoney(payoutAmount, currency))}
        </TextLink>,
        comparisonSentence(comparison, currency),
      )}
    </p>
  );
}
