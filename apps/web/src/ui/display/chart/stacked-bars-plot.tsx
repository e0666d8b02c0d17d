import { formatCount } from '@counter/contract/shared';
import { useReducedMotion } from '@mantine/hooks';
import { useId } from 'react';
import {
  Bar,
  BarChart,
  CartesianGrid,
  ReferenceLine,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts';
import { roundTicks } from './round-ticks.ts';
import type { StackedBar, StackedBarsProps } from './stacked-bars-props.ts';
import { stripes } from './stripes.tsx';

const ticks = { fill: 'var(--c-muted)', fontSize: 12 };
const margin = { top: 8, right: 8, bottom: 0, left: 0 };

/** The drawing of `StackedBars`, in its own chunk. */
export function StackedBarsPlot({ bars, series }: StackedBarsProps) {
  const still = useReducedMotion();
  const striped = useId();
  const looks = {
    sales: { fill: 'var(--c-chart-sales)' },
    light: { fill: 'var(--c-chart-sales)', fillOpacity: 0.45 },
    orders: { fill: `url(#${striped})` },
  };
  const signed = bars.map(({ x, values }) => ({
    x,
    values: values.map((value, index) => (series[index]?.below ? -value : value)),
  }));
  const marks = roundTicks(signed.flatMap(heightsOf), 4);
  const rows = signed.map(({ x, values }) => ({
    x,
    ...Object.fromEntries(values.entries()),
  }));
  return (
    <ResponsiveContainer>
      <BarChart data={rows} stackOffset="sign" margin={margin} accessibilityLayer={false}>
        {stripes(striped)}
        <CartesianGrid vertical={false} stroke="var(--c-line)" />
        <XAxis dataKey="x" tick={ticks} tickLine={false} axisLine={false} minTickGap={4} />
        <YAxis
          tick={ticks}
          tickLine={false}
          axisLine={false}
          ticks={marks}
          domain={[marks[0] ?? 0, marks.at(-1) ?? 0]}
          tickFormatter={(value: number) => formatCount(Math.abs(value))}
          width={48}
        />
        <ReferenceLine y={0} stroke="var(--c-muted)" />
        {series.map(({ label, tone }, index) => (
          <Bar
            key={label}
            stackId="all"
            dataKey={String(index)}
            {...looks[tone]}
            maxBarSize={36}
            isAnimationActive={!still}
            animationDuration={220}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}

/** Returns the heights of a bar above and below 0. */
function heightsOf({ values }: StackedBar): number[] {
  const sum = (signs: 1 | -1): number =>
    values.reduce((total, value) => (value * signs > 0 ? total + value : total), 0);
  return [sum(1), sum(-1)];
}
