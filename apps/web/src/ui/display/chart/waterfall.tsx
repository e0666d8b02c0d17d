import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ChartFigure } from './chart-figure.tsx';
import type { Lines } from './chart-file.ts';
import { chartText } from './chart.text.ts';
import { scaleOf, type Scale } from './waterfall-scale.ts';
import classes from './waterfall.module.css';
import type { WaterfallBar } from './waterfall-bar.ts';
import { WaterfallTable } from './waterfall-table.tsx';

export interface WaterfallProps {
  name: string;
  summary: string;
  /** In order; the last is the sum of all. */
  bars: readonly WaterfallBar[];
  /** Formats a tick: "$ 1,500". */
  formatTick: (value: number) => string;
  /** Formats an amount for a saved file: "1830.40". */
  write: (value: number) => string;
  currency: string;
  /** The smallest step of the scale. */
  unit: number;
}

/**
 * Bars from the first amount to the last, each starting where the previous one ends: columns if there is space,
 * otherwise a list with horizontal bars.
 */
export function Waterfall(props: WaterfallProps) {
  const { name, summary, bars } = props;
  return (
    <ChartFigure
      name={name}
      summary={summary}
      lines={() => waterfallLines(props)}
      picture={<Picture {...props} />}
      table={<WaterfallTable name={name} bars={bars} />}
    />
  );
}

function Picture({ bars, unit, formatTick }: WaterfallProps) {
  const scale = scaleOf(bars, unit);
  const axis = Math.max(...scale.ticks.map(({ value }) => formatTick(value).length));
  return (
    <div
      className={classes.room}
      style={{ '--axis': `${axis}ch`, '--zero': scale.zero }}
      data-many={bars.length > comfortable}
    >
      <div className={classes.picture}>
        <div className={classes.scale} aria-hidden>
          {scale.ticks.map(({ value, place }) => (
            <span key={value} style={{ '--place': place }} data-zero={value === 0}>
              {formatTick(value)}
            </span>
          ))}
        </div>
        <ol className={classes.bars}>
          {bars.map((bar) => (
            <li key={bar.label} className={classes.item}>
              <Bar bar={bar} scale={scale} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** The number of columns that have space for amounts in the normal size. */
const comfortable = 10;

function Bar({ bar, scale }: { bar: WaterfallBar; scale: Scale }) {
  const { from, size, end } = scale.placeOf(bar);
  return (
    <Opening link={bar.link}>
      <span className={classes.label}>{bar.label}</span>
      <span className={classes.amount} data-sum={bar.tone === 'sum'}>
        {bar.text}
      </span>
      <span className={classes.track} aria-hidden style={{ '--end': end }}>
        <span
          className={classes.bar}
          data-tone={bar.tone}
          style={{ '--from': from, '--size': size }}
        />
      </span>
    </Opening>
  );
}

function Opening({ link, children }: { link: LinkProps | undefined; children: ReactNode }) {
  if (!link) return <div className={classes.part}>{children}</div>;
  return (
    <Link {...link} className={classes.part} data-open>
      {children}
    </Link>
  );
}

/** Returns the amounts for a file, with their sum in the last line. */
function waterfallLines({
  bars,
  write,
  currency,
}: Pick<WaterfallProps, 'bars' | 'write' | 'currency'>): Lines {
  const parts = bars.filter((bar, at) => bar.tone !== 'sum' || at === bars.length - 1);
  return [
    [chartText.part, chartText.amount, chartText.currency],
    ...parts.map(({ label, amount }) => [label, write(amount), currency]),
  ];
}
