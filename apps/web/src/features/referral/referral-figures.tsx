import type { Referral } from '@counter/contract/referrals';
import { formatMoney } from '@counter/contract/shared';
import { formatCalendarDay } from '../../lib/calendar.ts';
import { KeyFigure, KeyFigures } from '../../ui/layout/key-figure.tsx';

/** Whom a person brought, and what that earned. */
export function ReferralFigures({ referral }: { referral: Referral }) {
  const { businesses, consumers, earned, waiting, waitingFrom, paid, charges, currency } = referral;
  const money = (amount: number) => formatMoney(amount, currency);
  return (
    <KeyFigures>
      <KeyFigure
        label="Brought in"
        value={businesses + consumers}
        hint={`${counted(businesses, 'business', 'businesses')}, ${counted(consumers, 'customer', 'customers')}`}
      />
      <KeyFigure label="Earned" value={money(earned)} hint="By completed deliveries" />
      <KeyFigure
        label="Waiting"
        value={money(waiting)}
        hint={
          waitingFrom === null
            ? 'Nothing to be paid'
            : `Paid from ${formatCalendarDay(waitingFrom)}`
        }
      />
      <KeyFigure
        label="Paid"
        value={money(paid)}
        hint={charges === 0 ? 'Nothing yet' : `${money(charges)} transfer charges taken off`}
      />
    </KeyFigures>
  );
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
