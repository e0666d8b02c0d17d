import { cashCollected, expectedCash, type DayFigures, type Drawer } from '@counter/contract/sales';
import { balanceMoney } from '@counter/contract/shared';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { Amount, Amounts } from '../../../ui/layout/amounts.tsx';
import { text } from './days.text.ts';

interface ExpectedCashProps {
  figures: DayFigures;
  drawer: Drawer;
}

/** The cash expected in the drawer, with its calculation. */
export function ExpectedCash({ figures, drawer }: ExpectedCashProps) {
  const { currency } = useCurrentStore();
  const money = (minor: number) => balanceMoney(minor, currency);
  const ofOrders = cashCollected(figures, drawer.collectedInCash);
  return (
    <Amounts>
      <Amount name={text.opening} value={money(drawer.openingFloat)} />
      <Amount name={text.cashSales} value={money(figures.drawerSales)} />
      {figures.collected > 0 ? <Amount name={text.cashOfOrders} value={money(ofOrders)} /> : null}
      {figures.collected < 0 ? <Amount name={text.cashRefunds} value={money(-ofOrders)} /> : null}
      {figures.drawerReturns === 0 ? null : (
        <Amount name={text.cashReturns} value={money(figures.drawerReturns)} />
      )}
      <Amount name={text.cashExpenses} value={money(figures.drawerExpenses)} />
      <Amount name={text.expected} value={money(expectedCash(figures, drawer))} strong />
    </Amounts>
  );
}
