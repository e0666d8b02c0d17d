import type { Order } from '@counter/contract/orders';
import classes from './order-drawer.module.css';

/** The order's money: what the customer paid, and what the store earns of it. */
export function OrderAmounts({ order }: { order: Order }) {
  return (
    <section aria-label="Amounts">
      <dl className={classes.amounts}>
        <Amount name="Subtotal" value={order.subtotalDisplayValue} />
        {order.discount === 0 ? null : (
          <Amount name={discountName(order)} value={`− ${order.discountDisplayValue}`} />
        )}
        <Amount name="Tax" value={order.estimatedTaxDisplayValue} />
        <Amount name="Tip" value={order.tipDisplayValue} />
        {order.deliveryFee === 0 ? null : (
          <Amount name="Delivery fee" value={order.deliveryFeeDisplayValue} />
        )}
        <Amount name={paidName(order)} value={order.payableDisplayValue} strong />
        {order.deliveryFee === 0 ? null : (
          <Amount
            name="Delivery fee (the delivery agent's)"
            value={`− ${order.deliveryFeeDisplayValue}`}
          />
        )}
        <Amount name="Marketplace fee" value={`− ${order.feeDisplayValue}`} />
        <Amount name="Your earnings" value={order.totalDisplayValue} strong />
        {order.refunded === 0 ? null : (
          <Amount name="Refunded" value={`− ${order.refundedDisplayValue}`} />
        )}
      </dl>
    </section>
  );
}

/** "Customer paid", unless somebody still has to take the money. */
function paidName({ payment, status }: Order): string {
  const isLater = payment === 'AT_COUNTER' || payment === 'ON_DELIVERY';
  return isLater && status !== 'COMPLETED' ? 'Customer pays' : 'Customer paid';
}

/** "Discount", with the promo code that is part of it. */
function discountName({ promoCode }: Order): string {
  return promoCode === null ? 'Discount' : `Discount (${promoCode})`;
}

interface AmountProps {
  name: string;
  value: string;
  strong?: boolean;
}

function Amount({ name, value, strong = false }: AmountProps) {
  return (
    <div className={classes.amount} data-strong={strong}>
      <dt>{name}</dt>
      <dd className={classes.money}>{value}</dd>
    </div>
  );
}
