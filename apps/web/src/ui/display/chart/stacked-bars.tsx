import { Suspense } from 'react';
import { lazyPart } from '../../browser/ahead.ts';
import { Delayed } from '../../feedback/delayed.tsx';
import { Skeleton } from '../../feedback/skeleton.tsx';
import { ChartFigure } from './chart-figure.tsx';
import type { StackedBarsProps } from './stacked-bars-props.ts';
import classes from './stacked-bars.module.css';

/** In pixels. */
const barsHeight = 260;

const Plot = lazyPart(async () => {
  const { StackedBarsPlot } = await import('./stacked-bars-plot.tsx');
  return { default: StackedBarsPlot };
});

/** Parts of a whole as stacked bars. The screen also shows them as a table. */
export function StackedBars(props: StackedBarsProps) {
  const { name, summary, series, lines } = props;
  return (
    <ChartFigure
      name={name}
      summary={summary}
      lines={lines}
      picture={
        <>
          <div className={classes.plot} style={{ height: barsHeight }} aria-hidden>
            <Suspense fallback={<Waiting />}>
              <Plot {...props} />
            </Suspense>
          </div>
          <p className={classes.legend} aria-hidden>
            {series.map(({ label, tone }) => (
              <span key={label} data-tone={tone}>
                {label}
              </span>
            ))}
          </p>
        </>
      }
    />
  );
}

function Waiting() {
  return (
    <Delayed>
      <Skeleton height={barsHeight} />
    </Delayed>
  );
}
