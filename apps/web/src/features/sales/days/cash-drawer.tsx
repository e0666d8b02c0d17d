import { cashCollected, type DayClosing, type DayReport } from '@counter/contract/sales';
import { balanceMoney, formatMoney } from '@counter/contract/shared';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { Amount, Amounts } from '../../../ui/layout/amounts.tsx';
import { Fact, Facts } from '../../../ui/layout/facts.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { CloseForm } from './close-form.tsx';
import { describeDifference } from './day-words.ts';
import classes from './days.module.css';
import { text } from './days.text.ts';
import { ExpectedCash } from './expected-cash.tsx';

interface CashDrawerProps {
  report: DayReport;
  /** Called if the server has newer figures. */
  onStale: () => void;
}

/** The cash of a day: the form to count it, or the signed-off result. */
export function CashDrawer({ report, onStale }: CashDrawerProps) {
  const { can } = useCurrentStore();
  const { closed, closing, figures } = report;
  if (closed && closing) {
    return (
      <Panel title={text.cashDrawer}>
        <Signed closing={closing} />
      </Panel>
    );
  }
  if (can('sales:write')) {
    return (
      <Panel title={text.cashDrawer} description={text.countTheDrawer}>
        <CloseForm report={report} onStale={onStale} />
      </Panel>
    );
  }
  const collectedInCash = cashCollected(figures, null);
  return (
    <Panel title={text.cashDrawer} description={text.onlyManagersClose}>
      <ExpectedCash
        figures={figures}
        drawer={{ openingFloat: report.suggestedFloat ?? 0, collectedInCash }}
      />
    </Panel>
  );
}

function Signed({ closing }: { closing: DayClosing }) {
  const { currency } = useCurrentStore();
  const { countedCash, leftInDrawer, difference, cashCounts, note } = closing;
  const counts = cashCounts?.map(({ value, pieces }) =>
    text.pieces(pieces, formatMoney(value, currency)),
  );
  return (
    <div className={classes.signed}>
      <ExpectedCash figures={closing.figures} drawer={closing} />
      <Amounts>
        <Amount name={text.counted} value={formatMoney(countedCash, currency)} />
        <Amount name={text.difference} value={describeDifference(difference, currency)} strong />
        <Amount name={text.leftInDrawer} value={formatMoney(leftInDrawer, currency)} />
        <Amount name={text.banked} value={balanceMoney(countedCash - leftInDrawer, currency)} />
      </Amounts>
      <Facts>
        <Fact name={text.notesAndCoins}>{counts?.join(', ')}</Fact>
        <Fact name={text.note}>{note}</Fact>
      </Facts>
    </div>
  );
}
