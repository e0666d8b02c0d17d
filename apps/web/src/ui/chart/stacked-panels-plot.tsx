import { useReducedMotion } from '@mantine/hooks';
import type { ReactNode } from 'react';
import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import classes from './stacked-panels.module.css';
import type { ChartPoint, StackedPanelsProps } from './types.ts';

const yAxis = { width: 56, tickLine: false, axisLine: false, allowDecimals: false };
const ticks = { fill: 'var(--c-muted)', fontSize: 12 };
const motion = 220;
const margins = {
  upper: { top: 8, right: 8, bottom: 8, left: 0 },
  lower: { top: 8, right: 8, bottom: 0, left: 0 },
};

/** The drawing of `StackedPanels`, in a chunk of its own. */
export function StackedPanelsPlot(props: StackedPanelsProps) {
  const still = useReducedMotion();
  return (
    <div className={classes.panels} aria-hidden>
      <Upper {...props} animate={!still} />
      <Lower {...props} animate={!still} />
    </div>
  );
}

interface PanelProps extends StackedPanelsProps {
  animate: boolean;
}

function Upper({ points, upper, lower, name, animate }: PanelProps) {
  return (
    <Frame>
      <AreaChart data={[...points]} syncId={name} margin={margins.upper} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--c-line)" />
        {/* The same bands as the bars below, so that each point stands over its bar. */}
        <XAxis dataKey="x" hide scale="band" />
        <YAxis {...yAxis} tick={ticks} tickCount={5} tickFormatter={upper.format} />
        <Tooltip
          content={<Tip points={points} upper={upper} lower={lower} />}
          cursor={{ stroke: 'var(--c-muted)' }}
          isAnimationActive={false}
        />
        <Area
          dataKey="upper"
          type="monotone"
          stroke="var(--c-chart-sales)"
          strokeWidth={2}
          fill="var(--c-chart-sales)"
          fillOpacity={0.1}
          isAnimationActive={animate}
          animationDuration={motion}
        />
      </AreaChart>
    </Frame>
  );
}

function Lower({ points, lower, name, animate }: PanelProps) {
  return (
    <Frame>
      <BarChart data={[...points]} syncId={name} margin={margins.lower} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--c-line)" />
        <XAxis dataKey="x" tick={ticks} tickLine={false} axisLine={false} minTickGap={4} />
        <YAxis {...yAxis} tick={ticks} tickCount={3} tickFormatter={lower.format} />
        <Tooltip content={() => null} cursor={{ fill: 'var(--c-hover)' }} />
        <Bar
          dataKey="lower"
          fill="var(--c-chart-orders)"
          radius={[3, 3, 0, 0]}
          maxBarSize={24}
          isAnimationActive={animate}
          animationDuration={motion}
        />
      </BarChart>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div>
      <ResponsiveContainer>{children}</ResponsiveContainer>
    </div>
  );
}

interface TipProps extends Pick<StackedPanelsProps, 'points' | 'upper' | 'lower'> {
  active?: boolean;
  /** Given by the chart: the x under the pointer. */
  label?: string | number;
}

function Tip({ active, label, points, upper, lower }: TipProps) {
  const point: ChartPoint | undefined = points.find(({ x }) => x === label);
  if (!active || !point) return null;
  return (
    <div className={classes.tip}>
      <strong>{point.x}</strong>
      <span>
        {upper.label} <b>{upper.format(point.upper)}</b>
      </span>
      <span>
        {lower.label} <b>{lower.format(point.lower)}</b>
      </span>
    </div>
  );
}
