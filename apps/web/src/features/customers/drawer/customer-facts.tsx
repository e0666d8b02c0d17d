import type { Customer } from '@counter/contract/customers';
import { formatMoney } from '@counter/contract/shared';
import type { ReactNode } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import classes from '../customers.module.css';
import { PhoneNumber } from '../../../ui/display/phone-number.tsx';
import { Instant } from '../../../ui/display/instant.tsx';
import { text } from '../customers.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

/** Shows a customer's totals, visits and contact. */
export function CustomerFacts({ customer }: { customer: Customer }) {
  const { currency } = useCurrentStore();
  const { orders, spend, firstVisit, lastVisit, phoneNumber } = customer;
  return (
    <div className={classes.about}>
      <dl className={classes.figures}>
        {spend === undefined ? null : (
          <Figure name={text.spend}>{formatMoney(spend, currency)}</Figure>
        )}
        <Figure name={uiText.orders}>{orders}</Figure>
        {spend === undefined ? null : (
          <Figure name={text.drawer.averageOrder}>
            {formatMoney(orders === 0 ? 0 : Math.round(spend / orders), currency)}
          </Figure>
        )}
      </dl>
      <dl className={classes.facts}>
        <Fact name={uiText.phone}>
          <PhoneNumber number={phoneNumber} className={classes.phone} />
        </Fact>
        {lastVisit === null ? null : (
          <Fact name={text.lastVisit}>
            <Instant at={lastVisit} />
          </Fact>
        )}
        {firstVisit === null ? null : (
          <Fact name={text.firstVisit}>
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
