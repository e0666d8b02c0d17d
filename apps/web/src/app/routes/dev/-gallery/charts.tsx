import { BarList } from '../../../../ui/display/chart/bar-list.tsx';
import { Donut } from '../../../../ui/display/chart/donut.tsx';
import { HeatMap } from '../../../../ui/display/chart/heat-map.tsx';
import { StackedPanels } from '../../../../ui/display/chart/stacked-panels.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
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

const hours = ['17:00', '18:00', '19:00', '20:00'];
const busy = [
  ['Fri', [12, 34, 28, 9]],
  ['Sat', [8, 21, 40, 0]],
] as const;

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
      <Panel title="Sales per hour in bars">
        <StackedPanels
          name="Sales and orders per hour in bars"
          summary="The same hours as bars."
          xLabel="Hour"
          points={points}
          upper={sales}
          lower={counts}
          bars
        />
      </Panel>
      <Panel title="Online Availability">
        <Donut
          name="Online Availability"
          percent={97.4}
          text="97.4%"
          share={{ label: 'Online', text: '163 h' }}
          rest={{ label: 'Offline', text: '4 h 20 min' }}
        />
      </Panel>
      <Panel title="Busiest hours">
        <HeatMap
          name="Busiest hours"
          summary="Busiest: Saturday 19:00 to 20:00 with 40 orders."
          corner="Weekday"
          rows={busy.map(([day]) => day)}
          columns={hours}
          cells={busy.map(([day, counted]) =>
            counted.map((value, hour) => ({
              value,
              shown: String(value),
              written: String(value),
              text: `${day} ${hours[hour]}: ${value} orders`,
            })),
          )}
        />
      </Panel>
    </div>
  );
}
