import type { Customer } from '@counter/contract/customers';
import { formatMoney } from '@counter/contract/shared';
import type { ReactNode } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import classes from '../customers.module.css';
import { PhoneNumber } from '../../../ui/display/phone-number.tsx';
import { Instant } from '../../../ui/display/instant.tsx';

/** What a customer came to, when they were here, and how to reach them. */
export function CustomerFacts({ customer }: { customer: Customer }) {
  const { currency } = useCurrentStore();
  const { orders, spend, firstVisit, lastVisit, phoneNumber } = customer;
  return (
    <div className={classes.about}>
      <dl className={classes.figures}>
        {spend === undefined ? null : <Figure name="Spend">{formatMoney(spend, currency)}</Figure>}
        <Figure name="Orders">{orders}</Figure>
        {spend === undefined ? null : (
          <Figure name="Average order">
            {formatMoney(orders === 0 ? 0 : Math.round(spend / orders), currency)}
          </Figure>
        )}
      </dl>
      <dl className={classes.facts}>
        <Fact name="Phone">
          <PhoneNumber number={phoneNumber} className={classes.phone} />
        </Fact>
        {lastVisit === null ? null : (
          <Fact name="Last visit">
            <Instant at={lastVisit} />
          </Fact>
        )}
        {firstVisit === null ? null : (
          <Fact name="First visit">
            <Instant at={firstVisit} />
          </Fact>
        )}
      </dl>
    </div>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
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
