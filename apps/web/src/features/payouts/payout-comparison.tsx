import { balanceMoney, formatCount, signedMoney } from '@counter/contract/shared';
import { comparedLines, comparisonSentence, type PayoutDetail } from '@counter/contract/payouts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { oneOf } from '../../lib/url/search-values.ts';
import { periodWords } from './payout-words.ts';
import cards from './cards-on-phones.module.css';
import classes from './payouts.module.css';
import { text } from './payouts.text.ts';
import { uiText } from '../../ui/ui.text.ts';

/** Kinds of entries that the statement can be filtered by. */
const listed = [
  'ORDER',
  'COLLECTED',
  'REFUND',
  'CHARGE',
  'ADJUSTMENT',
  'CAMPAIGN',
  'PAYOUT_RETURNED',
] as const;

/** Shows why a payout differs from the previous one, part by part; renders nothing for the first. */
export function PayoutDifference({ payout }: { payout: PayoutDetail }) {
  const { comparison, before, currency } = payout;
  if (!comparison || !before) return null;
  return (
    <section aria-labelledby="difference">
      <h3 id="difference" className={classes.heading}>
        {text.comparisonTitle}
      </h3>
      <p className={classes.why}>{comparisonSentence(comparison, currency)}.</p>
      <p className={classes.small}>
        {text.payoutBefore}: {periodWords(before)}
      </p>
      <DifferenceTable payout={payout} before={before} orders={comparison.orders} />
    </section>
  );
}

interface TableProps {
  payout: PayoutDetail;
  before: NonNullable<PayoutDetail['before']>;
  /** The difference in orders. */
  orders: number;
}

function DifferenceTable({ payout, before, orders }: TableProps) {
  const { breakdown, payoutAmount, totalOrders, currency } = payout;
  const balance = (amount: number) => balanceMoney(amount, currency);
  const signed = (amount: number) => signedMoney(amount, currency);
  const [from, to] = [payout.periodStart, payout.periodEnd];
  return (
    <table className={`${classes.compared} ${cards.table}`} aria-label={text.comparisonTitle}>
      <thead>
        <tr>
          <th scope="col">{text.part}</th>
          <th scope="col">{text.thisPayout}</th>
          <th scope="col">{text.payoutBefore}</th>
          <th scope="col">{text.differenceColumn}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{uiText.orders}</th>
          <td data-name={text.thisPayout}>{formatCount(totalOrders)}</td>
          <td data-name={text.payoutBefore}>{formatCount(before.totalOrders)}</td>
          <td data-name={text.differenceColumn}>
            {orders > 0 ? `+ ${orders}` : orders < 0 ? `− ${-orders}` : orders}
          </td>
        </tr>
        {comparedLines(breakdown, before.breakdown).map((line) => (
          <tr key={line.name}>
            <th scope="row">
              <TextLink
                to="/dashboard/userFinance"
                search={{ from, to, kind: oneOf(listed, line.kind) }}
              >
                {line.name}
              </TextLink>
            </th>
            <td data-name={text.thisPayout}>{balance(line.now)}</td>
            <td data-name={text.payoutBefore}>{balance(line.before)}</td>
            <td data-name={text.differenceColumn}>{signed(line.difference)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text.payoutAmount}</th>
          <td data-name={text.thisPayout}>{balance(payoutAmount)}</td>
          <td data-name={text.payoutBefore}>{balance(before.payoutAmount)}</td>
          <td data-name={text.differenceColumn}>{signed(payoutAmount - before.payoutAmount)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
