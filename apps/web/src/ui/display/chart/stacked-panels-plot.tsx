import { useReducedMotion } from '@mantine/hooks';
import { useId, type ReactNode } from 'react';
import {
  Area,
  Bar,
  BarChart,
  CartesianGrid,
  ComposedChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { PointTip } from './point-tip.tsx';
import classes from './stacked-panels.module.css';
import { stripes } from './stripes.tsx';
import { axisWidth, ticksOf, type ChartPoint, type StackedPanelsProps } from './types.ts';

const ticks = { fill: 'var(--c-muted)', fontSize: 12 };
const yAxis = { tickLine: false, axisLine: false, allowDecimals: false, tick: ticks };
const motion = 220;
const margins = {
  upper: { top: 8, right: 8, bottom: 8, left: 0 },
  lower: { top: 8, right: 8, bottom: 0, left: 0 },
};

/** The drawing of `StackedPanels`, in its own chunk. */
export function StackedPanelsPlot(props: StackedPanelsProps) {
  const still = useReducedMotion();
  const axis = axisWidth(props);
  return (
    <div className={classes.panels} aria-hidden>
      <Upper {...props} axis={axis} animate={!still} />
      <Lower {...props} axis={axis} animate={!still} />
    </div>
  );
}

type SeriesOfPoints = [StackedPanelsProps['points'], StackedPanelsProps['upper']];

interface PanelProps extends StackedPanelsProps {
  animate: boolean;
  axis: number;
}

function Upper({ points, upper, lower, name, bars, animate, axis }: PanelProps) {
  return (
    <Frame>
      <ComposedChart
        data={[...points]}
        syncId={name}
        margin={margins.upper}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--c-line)" />
        {/* The same bands as the bars below, so that each point is above its bar. */}
        <XAxis dataKey="x" hide scale="band" />
        <YAxis {...yAxis} {...scaleOf('upper', points, upper)} width={axis} />
        <Tooltip
          content={<Tip points={points} upper={upper} lower={lower} />}
          cursor={bars ? { fill: 'var(--c-hover)' } : { stroke: 'var(--c-muted)' }}
          isAnimationActive={false}
        />
        {bars ? (
          <Bar dataKey="upper" fill="var(--c-chart-sales)" {...barLook(animate)} />
        ) : (
          <Area
            dataKey="upper"
            type="linear"
            stroke="var(--c-chart-sales)"
            strokeWidth={2}
            fill="var(--c-chart-sales)"
            fillOpacity={0.1}
            isAnimationActive={animate}
            animationDuration={motion}
          />
        )}
      </ComposedChart>
    </Frame>
  );
}

function Lower({ points, lower, name, animate, axis }: PanelProps) {
  const striped = useId();
  return (
    <Frame>
      <BarChart data={[...points]} syncId={name} margin={margins.lower} accessibilityLayer={false}>
        {stripes(striped)}
        <CartesianGrid vertical={false} stroke="var(--c-line)" />
        <XAxis dataKey="x" tick={ticks} tickLine={false} axisLine={false} minTickGap={4} />
        <YAxis {...yAxis} {...scaleOf('lower', points, lower)} width={axis} />
        <Tooltip content={() => null} cursor={{ fill: 'var(--c-hover)' }} />
        <Bar dataKey="lower" fill={`url(#${striped})`} {...barLook(animate)} />
      </BarChart>
    </Frame>
  );
}

function scaleOf(place: 'upper' | 'lower', ...[points, series]: SeriesOfPoints) {
  const marks = ticksOf(place, points, series);
  const domain: [number, number] = [marks[0] ?? 0, marks.at(-1) ?? 0];
  return { ticks: marks, domain, tickFormatter: series.formatTick ?? series.format };
}

function barLook(animate: boolean) {
  const radius: [number, number, number, number] = [3, 3, 0, 0];
  return { radius, maxBarSize: 24, isAnimationActive: animate, animationDuration: motion };
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
  /** Set by the chart: the x under the pointer. */
  label?: string | number;
}

function Tip({ active, label, points, ...series }: TipProps) {
  const point: ChartPoint | undefined = points.find(({ x }) => x === label);
  return active && point ? <PointTip point={point} {...series} /> : null;
}
