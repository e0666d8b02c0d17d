import {
  adjustmentReasonLabel,
  type Refund,
  type RefundableOrder,
} from '@counter/contract/adjustments';
import { postingsOfCollected, postingsOfRefund, storeAmountOf } from '@counter/contract/ledger';
import { paymentLabel } from '@counter/contract/orders';
import { formatMoney } from '@counter/contract/shared';
import { Panel } from '../../../ui/layout/panel.tsx';
import classes from '../adjustments.module.css';
import { Amount, Amounts } from '../../../ui/layout/amounts.tsx';
import { Instant } from '../../../ui/display/instant.tsx';
import { text } from '../adjustments.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

interface PaymentDetailsProps {
  order: RefundableOrder;
  /** The amount of the refund in the form. */
  amount: number;
}

/** Shows the payment, earlier refunds and this one. */
export function PaymentDetails({ order, amount }: PaymentDetailsProps) {
  const { currency, discount, tip, charges, deliveryFee } = order;
  const money = (minor: number) => formatMoney(minor, currency);
  return (
    <>
      <Panel title={text.refund.paymentDetails} description={describePaid(order)}>
        <Amounts>
          <Amount name={text.refund.subtotal} value={money(order.subtotal)} />
          {discount === 0 ? null : (
            <Amount name={text.refund.discount} value={`− ${money(discount)}`} />
          )}
          <Amount name={uiText.tax} value={money(order.tax)} />
          {tip === 0 ? null : <Amount name={text.refund.tip} value={money(tip)} />}
          {deliveryFee === 0 ? null : (
            <Amount name={text.refund.deliveryFee} value={money(deliveryFee)} />
          )}
          <Amount name={text.customerPaid} value={money(order.customerPaid)} strong />
          {deliveryFee === 0 ? null : (
            <Amount name={text.refund.deliveryFeeNotRefundable} value={`− ${money(deliveryFee)}`} />
          )}
          {order.refunded === 0 ? null : (
            <Amount name={text.refund.refundedBefore} value={`− ${money(order.refunded)}`} />
          )}
          {charges === 0 ? null : (
            <Amount name={text.refund.heldForCharges} value={`− ${money(charges)}`} />
          )}
          <Amount name={text.refund.refundable} value={money(order.refundable)} strong />
        </Amounts>
        {amount > 0 && amount <= order.refundable ? <Effect order={order} amount={amount} /> : null}
      </Panel>
      {order.refunds.length === 0 ? null : <Before order={order} />}
    </>
  );
}

function describePaid({ customer, payment }: RefundableOrder): string {
  return payment === 'MARKETPLACE'
    ? text.refund.paidBy(customer)
    : text.refund.paidByMethod(customer, paymentLabel(payment).toLowerCase());
}

function Effect({ order, amount }: PaymentDetailsProps) {
  const { currency } = order;
  const atCounter = order.payment === 'AT_COUNTER';
  const postings = postingsOfRefund(order, amount);
  const taken = storeAmountOf([...postings, ...(atCounter ? postingsOfCollected(-amount) : [])]);
  const of = (name: string) => postings.find(({ account }) => account === name)?.amount ?? 0;
  const credit = of('promo_credits');
  const money = (minor: number) => formatMoney(minor, currency);
  return (
    <section className={classes.effect} aria-label={text.refund.refundSummary}>
      <Amounts>
        <Amount
          name={atCounter ? text.refund.youRefundAtCounter : text.refund.customerGetsBack}
          value={money(amount)}
        />
        <Amount name={text.refund.marketplaceFeeReturned} value={money(of('fees'))} />
        {credit === 0 ? null : (
          <Amount name={text.refund.fundedPromoCode} value={`− ${money(-credit)}`} />
        )}
        {taken > 0 ? (
          <Amount name={text.refund.addedToYourBalance} value={money(taken)} strong />
        ) : (
          <Amount name={text.refund.takenFromYourBalance} value={money(-taken)} strong />
        )}
      </Amounts>
    </section>
  );
}

function Before({ order: { refunds, currency } }: { order: RefundableOrder }) {
  return (
    <Panel title={text.refund.earlierRefunds}>
      <ul className={classes.refunds}>
        {refunds.map((refund) => (
          <li key={refund.id} className={classes.refund}>
            <div>
              <p>{wordsOf(refund)}</p>
              <p className={classes.under}>
                <Instant at={refund.at} /> · {refund.by}
              </p>
            </div>
            <span className={classes.itemAmount}>{formatMoney(refund.amount, currency)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function wordsOf({ reason, comment }: Refund): string {
  return [adjustmentReasonLabel(reason), comment].filter(Boolean).join(': ');
}
