import { earningsOf, isPrepaid, promoCreditOf, type Order } from '@counter/contract/orders';
import { formatMoney } from '@counter/contract/shared';
import { Amount, Amounts } from '../../../ui/layout/amounts.tsx';
import { text } from '../orders.text.ts';
import { drawerText } from './order-drawer.text.ts';
import { isOpen } from '../display/order-times.tsx';
import { uiText } from '../../../ui/ui.text.ts';

/** The order's money: what the customer paid, and what the store earns of it. */
export function OrderAmounts({ order }: { order: Order }) {
  const promoCredit = promoCreditOf(order);
  return (
    <section aria-label={drawerText.amounts}>
      <Amounts>
        <Amount name={text.subtotalName} value={order.subtotalDisplayValue} />
        {order.discount === 0 ? null : (
          <Amount name={discountName(order)} value={`− ${order.discountDisplayValue}`} />
        )}
        <Amount name={uiText.tax} value={order.estimatedTaxDisplayValue} />
        <Amount name={drawerText.tip} value={order.tipDisplayValue} />
        {order.deliveryFee === 0 ? null : (
          <Amount name={drawerText.deliveryFee} value={order.deliveryFeeDisplayValue} />
        )}
        <Amount name={paidName(order)} value={<Paid order={order} />} strong />
        {order.deliveryFee === 0 ? null : (
          <Amount name={drawerText.agentDeliveryFee} value={`− ${order.deliveryFeeDisplayValue}`} />
        )}
        <Amount name={drawerText.marketplaceFee} value={`− ${order.feeDisplayValue}`} />
        {promoCredit === 0 ? null : (
          <Amount
            name={drawerText.promoCodePaidByMarketplace}
            value={`+ ${formatMoney(promoCredit, order.currency)}`}
          />
        )}
        <Amount name={drawerText.yourEarnings} value={<Earned order={order} />} strong />
        {order.reduced === 0 ? null : (
          <Amount name={reducedName(order)} value={order.reducedDisplayValue} />
        )}
        {order.refunded === 0 ? null : (
          <Amount name={drawerText.refunded} value={`− ${order.refundedDisplayValue}`} />
        )}
      </Amounts>
    </section>
  );
}

/** The amount the customer paid; struck through if the order was cancelled or expired, as in the history. */
function Paid({ order }: { order: Order }) {
  const paid = order.payableDisplayValue;
  return isLost(order) ? <s>{paid}</s> : paid;
}

/** The store's earnings: nothing for an order that was cancelled or expired. */
function Earned({ order }: { order: Order }) {
  const earned = formatMoney(earningsOf(order), order.currency);
  if (!isLost(order)) return earned;
  return (
    <>
      <s>{earned}</s> {formatMoney(0, order.currency)}
    </>
  );
}

function isLost(order: Order): boolean {
  return !isOpen(order) && order.status !== 'COMPLETED';
}

/** "Customer paid", unless somebody still has to take the money. */
function paidName({ payment, status }: Order): string {
  const isPaid = isPrepaid(payment) || status === 'COMPLETED';
  return isPaid ? text.customerPaid : drawerText.customerPays;
}

/** "Refunded for changed items", unless the customer had not paid yet. */
function reducedName({ payment }: Order): string {
  return isPrepaid(payment) ? drawerText.refundedForChanges : drawerText.takenOffForChanges;
}

/** "Discount", with the promo code that is part of it. */
function discountName({ promoCode }: Order): string {
  return promoCode === null ? drawerText.discount : drawerText.promoCodeDiscount(promoCode);
}
