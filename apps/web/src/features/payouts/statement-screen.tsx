import type { PayoutDetail } from '@counter/contract/payouts';
import { payoutStatusLabel } from '@counter/contract/payouts';
import { formatMoney, signedMoney } from '@counter/contract/shared';
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
import classes from './statement.module.css';
import { text } from './payouts.text.ts';
import { FailedToLoad } from '../../ui/feedback/loaded.tsx';
import { uiText } from '../../ui/ui.text.ts';

/** One payout on paper. */
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
  const { name, timeZone } = useCurrentStore();
  const { transactionId, periodStart, periodEnd, status } = payout;
  return (
    <article className={classes.sheet}>
      <header>
        <h1 className={classes.title}>{text.payoutStatement}</h1>
        <p>
          {name} · {transactionId} · {payoutStatusLabel(status)}
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

function Days({ payout: { days, currency, payoutAmount, collected } }: { payout: PayoutDetail }) {
  // Most stores take nothing at the counter.
  const taking = collected !== 0 || days.some((day) => day.collected !== 0);
  return (
    <table className={classes.days}>
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
        {days.map(({ day, orders, charged, fee, adjustments, collected: taken }) => (
          <tr key={day}>
            <th scope="row">{fullCalendarDay(day)}</th>
            <td>{orders}</td>
            <td>{formatMoney(charged, currency)}</td>
            <td>{signedMoney(-fee, currency)}</td>
            <td>{adjustments === 0 ? '–' : signedMoney(adjustments, currency)}</td>
            {taking ? <td>{taken === 0 ? '–' : signedMoney(taken, currency)}</td> : null}
            <td>{formatMoney(charged - fee + adjustments + taken, currency)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={taking ? 6 : 5}>
            {text.payoutAmount}
          </th>
          <td>{formatMoney(payoutAmount, currency)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
