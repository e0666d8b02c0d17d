import { entryKindLabel } from '@counter/contract/ledger';
import {
  feePlanLabel,
  type PayoutAdjustment,
  type PayoutDetail,
  type PayoutOrder,
} from '@counter/contract/payouts';
import { formatCount, formatMoney, signedMoney } from '@counter/contract/shared';
import type { ReactNode } from 'react';
import { explainFailure } from '../../lib/api.ts';
import { formatCalendarDay } from '../../lib/time/calendar.ts';
import { PendingButton } from '../../ui/feedback/pending-button.tsx';
import { FailedState } from '../../ui/feedback/states.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import classes from './payouts.module.css';
import { usePayoutAdjustments, usePayoutOrders } from './payouts.queries.ts';
import { text } from './payouts.text.ts';

/** The orders of a payout, each with the breakdown of its fee. */
export function PayoutOrders({ payout }: { payout: PayoutDetail }) {
  const { transactionId, totalOrders, currency } = payout;
  const list = usePayoutOrders(transactionId);
  if (totalOrders === 0) return null;
  return (
    <Part
      title={text.orders(formatCount(totalOrders))}
      figure={text.yourEarnings}
      id="orders"
      list={list}
    >
      {list.rows?.map((order) => (
        <OrderRow key={order.orderNumber} order={order} currency={currency} />
      ))}
    </Part>
  );
}

function OrderRow({ order, currency }: { order: PayoutOrder; currency: string }) {
  const { orderNumber, day, plan, rate, base, fee, total, payment, promoCredit, promoCode } = order;
  const money = (amount: number) => formatMoney(amount, currency);
  return (
    <li className={classes.part}>
      <span>
        <span className={classes.number}>
          <TextLink
            to="/dashboard/orders/$orderNumber"
            params={{ orderNumber }}
            search={{ tab: 'history' }}
          >
            {orderNumber}
          </TextLink>
        </span>
        <span className={classes.small}>
          {formatCalendarDay(day)} · {feePlanLabel(plan, rate)}
        </span>
        <span className={classes.small}>
          {rate === null
            ? text.feeAmount(money(fee))
            : text.feeCalculation(money(base), rate / 100, money(fee))}
        </span>
        {payment === 'AT_COUNTER' ? (
          <span className={classes.small}>{text.paidAtYourCounter}</span>
        ) : null}
        {promoCredit === 0 ? null : (
          <span className={classes.small}>
            {text.includesPromoCode(money(promoCredit), promoCode)}
          </span>
        )}
      </span>
      <strong>{money(total + promoCredit)}</strong>
    </li>
  );
}

/** Lists the parts of a payout other than orders; hidden without any. */
export function PayoutAdjustments({ payout }: { payout: PayoutDetail }) {
  const { transactionId, currency } = payout;
  const list = usePayoutAdjustments(transactionId);
  if (list.rows?.length === 0) return null;
  return (
    <Part title={text.adjustments} id="adjustments" list={list}>
      {list.rows?.map((adjustment) => (
        <AdjustmentRow key={adjustment.seq} adjustment={adjustment} currency={currency} />
      ))}
    </Part>
  );
}

function AdjustmentRow(props: { adjustment: PayoutAdjustment; currency: string }) {
  const { kind, reference, note, day, amount } = props.adjustment;
  return (
    <li className={classes.part}>
      <span>
        {entryKindLabel(kind)} <span className={classes.number}>{reference}</span>
        <span className={classes.small}>
          {formatCalendarDay(day)}
          {note === '' ? '' : ` · ${note}`}
        </span>
      </span>
      <strong>{signedMoney(amount, props.currency)}</strong>
    </li>
  );
}

interface PartProps {
  title: string;
  /** The label of the amounts. */
  figure?: string;
  id: string;
  list: {
    data: unknown;
    error: Error | null;
    isFetching: boolean;
    isFetchingNextPage: boolean;
    hasNextPage: boolean;
    refetch: () => Promise<unknown>;
    fetchNextPage: () => Promise<unknown>;
  };
  children: ReactNode;
}

function Part({ title, figure, id, list, children }: PartProps) {
  const failure = list.data ? null : list.error;
  return (
    <section aria-labelledby={id}>
      <div className={classes.heads}>
        <h3 id={id} className={classes.heading}>
          {title}
        </h3>
        {figure === undefined ? null : <span className={classes.small}>{figure}</span>}
      </div>
      {failure ? (
        <FailedState
          cause={explainFailure(failure)}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      ) : (
        <ul className={classes.parts} aria-busy={!list.data}>
          {children}
        </ul>
      )}
      {list.hasNextPage ? (
        <div className={classes.more}>
          <PendingButton
            variant="default"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {text.showMore}
          </PendingButton>
        </div>
      ) : null}
    </section>
  );
}
