import {
  defaultMinutes,
  deliveryMethodLabel,
  isReleased,
  paymentLabel,
  type Order,
} from '@counter/contract/orders';
import type { ReactNode } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { Instant } from '../../../ui/display/instant.tsx';
import { PhoneNumber } from '../../../ui/display/phone-number.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { useAtNow } from '../../../ui/browser/use-now.ts';
import classes from './order-drawer.module.css';
import { stepText } from '../next-step/next-step.text.ts';
import { describeUsual } from '../next-step/usual.ts';
import { Due, isOpen } from '../display/order-times.tsx';
import { describePayment } from './order-drawer-words.ts';
import { isToPay } from '../display/order-words.ts';
import { addressLine } from '@counter/contract/shared';
import { text } from '../orders.text.ts';
import { drawerText } from './order-drawer.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

/** Shows the customer, the times and the delivery method. */
export function OrderFacts({ order }: { order: Order }) {
  const released = useAtNow((now) => isReleased(order, now));
  const open = isOpen(order);
  return (
    <dl className={classes.facts}>
      <Fact name={text.pickUp}>
        <Instant at={order.estimatedPickupTime} />
        <Due order={order} />
      </Fact>
      <UsualTime order={order} />
      {order.scheduledAt === null ? null : (
        <Fact name={text.scheduledFor}>
          <Instant at={order.scheduledAt} />
        </Fact>
      )}
      {open && !released ? (
        <Fact name={drawerText.dueInKitchen}>
          <Instant at={order.releasedAt} />
        </Fact>
      ) : null}
      <Fact name={text.method}>{deliveryMethodLabel(order.deliveryMethod)}</Fact>
      <Fact name={drawerText.payment}>
        {isToPay(order) ? paymentLabel(order.payment) : describePayment(order)}
      </Fact>
      <Fact name={uiText.customer}>
        <Customer order={order} />
      </Fact>
      {isErased(order) ? null : (
        <Fact name={uiText.phone}>
          <PhoneNumber number={order.customerContact} className={classes.phone} />
        </Fact>
      )}
      <WhereTo order={order} />
      {order.note === '' ? null : <Fact name={uiText.note}>{order.note}</Fact>}
    </dl>
  );
}

/** Shows the store's usual prep time until a time is promised. */
function UsualTime({ order }: { order: Order }) {
  const { timeZone } = useCurrentStore();
  const usual = describeUsual(order, timeZone);
  if (order.status !== 'NEW' || usual === undefined) return null;
  return (
    <Fact name={stepText.usualTime}>{stepText.minutesUsual(defaultMinutes(order), usual)}</Fact>
  );
}

/** Shows the delivery address and the courier's instructions; renders nothing without an address. */
function WhereTo({ order: { deliveryAddress } }: { order: Order }) {
  if (!deliveryAddress) return null;
  const { instructions } = deliveryAddress;
  return (
    <>
      <Fact name={uiText.address}>{addressLine(deliveryAddress)}</Fact>
      {instructions === '' ? null : <Fact name={drawerText.forCourier}>{instructions}</Fact>}
    </>
  );
}

/** Returns true if the customer was erased. */
function isErased({ customerContact }: Order): boolean {
  return customerContact === '';
}

/** The customer's name, linked to their details with the permission. */
function Customer({ order }: { order: Order }) {
  const { can } = useCurrentStore();
  const { customer, customerId } = order;
  if (!can('customers:read') || isErased(order)) return customer;
  return (
    <TextLink to="/dashboard/customers" search={{ open: customerId }}>
      {customer}
    </TextLink>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
