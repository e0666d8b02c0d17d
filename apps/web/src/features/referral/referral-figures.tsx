import type { Referral } from '@counter/contract/referrals';
import { countOf, formatMoney } from '@counter/contract/shared';
import { formatCalendarDay } from '../../lib/time/calendar.ts';
import { KeyFigure, KeyFigures } from '../../ui/layout/key-figure.tsx';
import { text } from './referral.text.ts';

/** Shows the number of referrals and the rewards. */
export function ReferralFigures({ referral }: { referral: Referral }) {
  const { businesses, consumers, earned, waiting, waitingFrom, paid, charges, currency } = referral;
  const money = (amount: number) => formatMoney(amount, currency);
  return (
    <KeyFigures>
      <KeyFigure
        label={text.referred}
        value={businesses + consumers}
        hint={`${countOf(businesses, 'business', 'businesses')}, ${countOf(consumers, 'customer', 'customers')}`}
      />
      <KeyFigure label={text.earned} value={money(earned)} hint={text.byCompletedDeliveries} />
      <KeyFigure
        label={text.waiting}
        value={money(waiting)}
        hint={
          waitingFrom === null
            ? text.noPendingRewards
            : text.paidFrom(formatCalendarDay(waitingFrom))
        }
      />
      <KeyFigure
        label={text.paid}
        value={money(paid)}
        hint={charges === 0 ? text.nothingYet : text.afterTransferFees(money(charges))}
      />
    </KeyFigures>
  );
}
