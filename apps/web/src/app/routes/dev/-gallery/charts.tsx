import { BarList } from '../../../../ui/chart/bar-list.tsx';
import { StackedPanels } from '../../../../ui/chart/stacked-panels.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import classes from './gallery.module.css';

const orders = [3, 5, 8, 12, 14, 12, 8, 5, 5, 9, 15, 18, 15, 9];
const points = orders.map((count, index) => ({
  x: `${index + 8}:00`,
  upper: count * 2365 + (index % 3) * 410,
  lower: count,
}));
const sales = { label: 'Sales', format: (cents: number) => `$ ${Math.round(cents / 100)}` };
const counts = { label: 'Orders', format: String };
const items = [
  { label: 'Chicken shawarma wrap', value: 21 },
  { label: 'Falafel plate', value: 14 },
  { label: 'Mint lemonade', value: 11 },
  { label: 'Lentil soup with lemon and toasted flatbread, large', value: 7 },
];

export function Charts() {
  return (
    <div className={classes.chart}>
      <Panel title="Today's sale">
        <StackedPanels
          name="Sales and orders per hour"
          summary="Busiest at 19:00 with 18 orders; $ 3,418 in all."
          xLabel="Hour"
          points={points}
          upper={sales}
          lower={counts}
        />
      </Panel>
      <Panel title="Top selling items" description="Portions sold today">
        <BarList label="Top selling items" items={items} />
      </Panel>
    </div>
  );
}
