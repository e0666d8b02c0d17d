import { balanceMoney } from '@counter/contract/shared';
import type { WaterfallAnswer } from '@counter/contract/ledger';
import { formatPercent } from '../../../lib/percent.ts';
import { KeyFigure, type KeyFigureProps } from '../../../ui/layout/key-figure.tsx';
import { text } from './money.text.ts';

/** Describes the change of an amount: "+9% vs the week before"; undefined if there is nothing to compare. */
export type DescribeChange = (
  now: number,
  before: number,
  then: string,
) => KeyFigureProps['change'] | undefined;

interface MoneyFiguresProps {
  /** Undefined until first loaded. */
  query: { readonly data: WaterfallAnswer | undefined; readonly isError: boolean };
  /** Names the compared days: "the week before"; undefined without a comparison. */
  then: string | undefined;
  describeChange: DescribeChange;
}

/** Shows the store's earnings and customers' payments, compared with an earlier period. Use inside `KeyFigures`. */
export function MoneyFigures({ query, then, describeChange }: MoneyFiguresProps) {
  const { data: answer, isError } = query;
  if (!answer) {
    const absent = isError
      ? { value: '–', hint: text.figureNotLoaded }
      : { value: '', loading: true };
    return (
      <>
        <KeyFigure label={text.yourEarnings} {...absent} />
        <KeyFigure label={text.customersPaid} {...absent} />
      </>
    );
  }
  const { currency, figures, before } = answer;
  const { earnings, customersPaid, orders } = figures;
  const compared = (now: number, past: number | undefined): Pick<KeyFigureProps, 'change'> => {
    if (then === undefined || past === undefined) return {};
    const change = describeChange(now, past, then);
    return change ? { change } : {};
  };
  const percent = customersPaid > 0 ? (100 * earnings) / customersPaid : 0;
  return (
    <>
      <KeyFigure
        label={text.yourEarnings}
        value={balanceMoney(earnings, currency)}
        {...compared(earnings, before?.earnings)}
        hint={percent > 0 ? text.ofWhatCustomersPaid(formatPercent(percent)) : undefined}
      />
      <KeyFigure
        label={text.customersPaid}
        value={balanceMoney(customersPaid, currency)}
        {...compared(customersPaid, before?.customersPaid)}
        hint={text.completedOrders(orders)}
      />
    </>
  );
}
