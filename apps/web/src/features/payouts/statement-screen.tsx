import type { PayoutDetail } from '@counter/contract/payouts';
import { payoutStatusLabel } from '@counter/contract/payouts';
import { formatCount, formatMoney, signedMoney } from '@counter/contract/shared';
import { Button } from '@mantine/core';
import { fullCalendarDay } from '../../lib/time/calendar.ts';
import { longInstant } from '../../lib/time/days.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { actionsText } from '../../ui/actions/actions.text.ts';
import { DownloadButton } from '../../ui/actions/download-button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PayoutAmounts, PayoutPlans } from './payout-amounts.tsx';
import { usePayout, usePrintPayout } from './payouts.queries.ts';
import cards from './cards-on-phones.module.css';
import classes from './statement.module.css';
import { text } from './payouts.text.ts';
import { FailedToLoad } from '../../ui/feedback/loaded.tsx';
import { uiText } from '../../ui/ui.text.ts';

/** A payout's printable statement. */
export function StatementScreen({ transactionId }: { transactionId: string }) {
  const query = usePayout(transactionId);
  const printPayout = usePrintPayout();
  return (
    <Page narrow>
      <div className={classes.bar}>
        <LinkButton
          variant="default"
          to="/dashboard/reports/payouts"
          search={{ payout: transactionId }}
        >
          {text.backToPayout}
        </LinkButton>
        {query.data ? (
          <div className={classes.actions}>
            <DownloadButton
              what={text.statementFile}
              label={actionsText.savePdf}
              save={() => printPayout(transactionId)}
            />
            <Button onClick={() => window.print()}>{text.print}</Button>
          </div>
        ) : null}
      </div>
      {query.data ? (
        <Statement payout={query.data} />
      ) : query.error ? (
        <FailedToLoad title={text.statementNotLoaded} query={query} />
      ) : (
        <div aria-busy>
          <Skeleton height={240} />
        </div>
      )}
    </Page>
  );
}

function Statement({ payout }: { payout: PayoutDetail }) {
  const { fullName, timeZone } = useCurrentStore();
  const { transactionId, periodStart, periodEnd, status } = payout;
  return (
    <article className={classes.sheet}>
      <header>
        <h1 className={classes.title}>{text.payoutStatement}</h1>
        <p>
          {fullName} · {transactionId} · {payoutStatusLabel(status)}
        </p>
        <p className={classes.muted}>
          {text.statementPeriod(
            fullCalendarDay(periodStart),
            fullCalendarDay(periodEnd),
            longInstant(payout.transactionStartTime, timeZone),
          )}
        </p>
        {payout.failure === null ? null : <p>{text.returnedByBankNote(payout.failure)}</p>}
      </header>
      <PayoutAmounts payout={payout} />
      <PayoutPlans payout={payout} />
      <Days payout={payout} />
      <p className={classes.muted}>{text.exportHint}</p>
    </article>
  );
}

type Day = PayoutDetail['days'][number];

/** The earnings of each day. On phones each day is a card with labeled amounts. */
function Days({ payout: { days, currency, payoutAmount, collected } }: { payout: PayoutDetail }) {
  // Most stores collect no money at the counter.
  const taking = collected !== 0 || days.some((day) => day.collected !== 0);
  const cellsOf = (day: Omit<Day, 'day'>, total: number) => (
    <>
      <td data-name={uiText.orders}>{formatCount(day.orders)}</td>
      <td data-name={text.beforeFee}>{formatMoney(day.charged, currency)}</td>
      <td data-name={text.fee}>{signedMoney(-day.fee, currency)}</td>
      <td data-name={text.adjustments}>{signedOrNone(day.adjustments, currency)}</td>
      {taking ? (
        <td data-name={text.atYourCounter}>{signedOrNone(day.collected, currency)}</td>
      ) : null}
      <td data-name={text.total}>{formatMoney(total, currency)}</td>
    </>
  );
  return (
    <table className={`${classes.days} ${cards.table}`}>
      <caption>{text.dailyBreakdown}</caption>
      <thead>
        <tr>
          <th scope="col">{text.day}</th>
          <th scope="col">{uiText.orders}</th>
          <th scope="col">{text.beforeFee}</th>
          <th scope="col">{text.fee}</th>
          <th scope="col">{text.adjustments}</th>
          {taking ? <th scope="col">{text.atYourCounter}</th> : null}
          <th scope="col">{text.total}</th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.day}>
            <th scope="row">{fullCalendarDay(day.day)}</th>
            {cellsOf(day, totalOf(day))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text.payoutAmount}</th>
          {cellsOf(sumOf(days), payoutAmount)}
        </tr>
      </tfoot>
    </table>
  );
}

function signedOrNone(amount: number, currency: string): string {
  return amount === 0 ? '–' : signedMoney(amount, currency);
}

function totalOf({ charged, fee, adjustments, collected }: Omit<Day, 'day'>): number {
  return charged - fee + adjustments + collected;
}

function sumOf(days: readonly Day[]): Omit<Day, 'day'> {
  const sum = (amount: keyof Omit<Day, 'day'>) =>
    days.reduce((total, day) => total + day[amount], 0);
  return {
    orders: sum('orders'),
    charged: sum('charged'),
    fee: sum('fee'),
    adjustments: sum('adjustments'),
    collected: sum('collected'),
  };
}
