import type { CustomerMonth } from '@counter/contract/analytics';
import { formatCount } from '@counter/contract/shared';
import { formatPercent } from '../../../lib/percent.ts';
import { KeyFigure, KeyFigures } from '../../../ui/layout/key-figure.tsx';
import { percentOf } from '../overview-words.ts';
import { customersText as text } from './customers.text.ts';

const labels = [text.newCustomers, text.returningThisMonth, text.lostCustomers, text.orderedAgain];

/** Four figures of the last 12 months; placeholders while loading. */
export function CustomerFigures({ months }: { months: readonly CustomerMonth[] | undefined }) {
  if (!months) {
    return (
      <KeyFigures>
        {labels.map((label) => (
          <KeyFigure key={label} label={label} value="" loading />
        ))}
      </KeyFigures>
    );
  }
  const sum = (field: keyof Omit<CustomerMonth, 'month'>): number =>
    months.reduce((total, month) => total + month[field], 0);
  return (
    <KeyFigures>
      <KeyFigure
        label={text.newCustomers}
        value={formatCount(sum('newCustomers'))}
        hint={text.newHint}
      />
      <Returning month={months.at(-1)} />
      <KeyFigure
        label={text.lostCustomers}
        value={formatCount(sum('lostCustomers'))}
        hint={text.lostHint}
      />
      <Again again={sum('newAgain')} all={sum('newWithTime')} />
    </KeyFigures>
  );
}

function Returning({ month }: { month: CustomerMonth | undefined }) {
  const { newCustomers = 0, returningCustomers = 0 } = month ?? {};
  const all = newCustomers + returningCustomers;
  const share = formatPercent(percentOf(returningCustomers, all));
  return (
    <KeyFigure
      label={text.returningThisMonth}
      value={formatCount(returningCustomers)}
      hint={all === 0 ? text.nobodyThisMonth : text.returningHint(share)}
    />
  );
}

function Again({ again, all }: { again: number; all: number }) {
  return (
    <KeyFigure
      label={text.orderedAgain}
      value={all === 0 ? '–' : formatPercent(percentOf(again, all))}
      hint={all === 0 ? text.notYet : text.againHint(formatCount(again), formatCount(all))}
    />
  );
}
