import { breakdownLines, type PayoutDetail } from '@counter/contract/payouts';
import { formatMoney, signedMoney } from '@counter/contract/shared';
import { planWords } from './payout-words.ts';
import classes from './payouts.module.css';
import { text } from './payouts.text.ts';

/** Shows the breakdown of a payout, line by line. */
export function PayoutAmounts({ payout }: { payout: PayoutDetail }) {
  const { breakdown, payoutAmount, currency } = payout;
  return (
    <section aria-label={text.amounts}>
      <dl className={classes.lines}>
        {breakdownLines(breakdown).map(({ name, amount }) => (
          <div key={name} className={classes.line}>
            <dt>{name}</dt>
            <dd>{signedMoney(amount, currency)}</dd>
          </div>
        ))}
        <div className={classes.line} data-strong>
          <dt>{text.payoutAmount}</dt>
          <dd>{formatMoney(payoutAmount, currency)}</dd>
        </div>
      </dl>
    </section>
  );
}

/** Shows the fees by commission plan. */
export function PayoutPlans({ payout }: { payout: PayoutDetail }) {
  const { plans, currency } = payout;
  if (plans.length === 0) return null;
  return (
    <section aria-labelledby="plans">
      <h3 id="plans" className={classes.heading}>
        {text.marketplaceFee}
      </h3>
      <dl className={classes.lines}>
        {plans.map((plan) => (
          <div key={`${plan.plan} ${plan.rate}`} className={classes.line}>
            <dt>{planWords(plan, currency)}</dt>
            <dd>{formatMoney(plan.fee, currency)}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.small}>{text.marketplaceFeeHelp}</p>
    </section>
  );
}
