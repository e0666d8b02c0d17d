import { earningsOf, isPrepaid, promoCreditOf, type Order } from '@counter/contract/orders';
import { formatMoney } from '@counter/contract/shared';
import { Amount, Amounts } from '../../../ui/layout/amounts.tsx';
import { text } from '../orders.text.ts';
import { drawerText } from './order-drawer.text.ts';
import { isOpen } from '../display/order-times.tsx';
import { uiText } from '../../../ui/ui.text.ts';

/** The order's money: the customer's payment and the store's earnings. */
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

/** The amount paid; struck through if the order was cancelled or expired, as in the history. */
function Paid({ order }: { order: Order }) {
  const paid = order.payableDisplayValue;
  return isLost(order) ? <s>{paid}</s> : paid;
}

/** The store's earnings; nothing for cancelled and expired orders. */
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

/** Returns "Customer paid", or "Customer pays" while payment is pending. */
function paidName({ payment, status }: Order): string {
  const isPaid = isPrepaid(payment) || status === 'COMPLETED';
  return isPaid ? text.customerPaid : drawerText.customerPays;
}

/** Returns the label of the reduction: a refund if the customer had already paid. */
function reducedName({ payment }: Order): string {
  return isPrepaid(payment) ? drawerText.refundedForChanges : drawerText.takenOffForChanges;
}

/** Returns "Discount", with the promo code if there is one. */
function discountName({ promoCode }: Order): string {
  return promoCode === null ? drawerText.discount : drawerText.promoCodeDiscount(promoCode);
}
