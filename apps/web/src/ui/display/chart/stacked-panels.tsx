import { Suspense } from 'react';
import { Delayed } from '../../feedback/delayed.tsx';
import { Skeleton } from '../../feedback/skeleton.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { ChartTable } from './chart-table.tsx';
import { PointReader } from './point-reader.tsx';
import classes from './stacked-panels.module.css';
import { axisWidth, plotHeight, type StackedPanelsProps } from './types.ts';
import { lazyPart } from '../../browser/ahead.ts';
import { chartLines } from './chart-file.ts';

const Plot = lazyPart(async () => {
  const { StackedPanelsPlot } = await import('./stacked-panels-plot.tsx');
  return { default: StackedPanelsPlot };
});

/**
 * Two series over the same x, one above the other, each on its own scale. Its code loads after the page, in a
 * reserved space. `summary` describes the picture in one sentence.
 */
export function StackedPanels(props: StackedPanelsProps) {
  return (
    <ChartFigure
      name={props.name}
      summary={props.summary}
      lines={() => chartLines(props)}
      style={{ '--axis': `${axisWidth(props)}px` }}
      picture={
        <>
          <div className={classes.plot} style={{ minHeight: plotHeight }}>
            <Suspense fallback={<Waiting />}>
              <PointReader {...props}>
                <Plot {...props} />
              </PointReader>
            </Suspense>
          </div>
          <Legend {...props} />
        </>
      }
      table={
        <div className={classes.plot} style={{ minHeight: plotHeight }}>
          <ChartTable {...props} />
        </div>
      }
    />
  );
}

function Waiting() {
  return (
    <Delayed>
      <Skeleton height={plotHeight} />
    </Delayed>
  );
}

function Legend({ upper, lower }: StackedPanelsProps) {
  return (
    <p className={classes.legend} aria-hidden>
      <span className={classes.upper}>{upper.label}</span>
      <span className={classes.lower}>{lower.label}</span>
    </p>
  );
}
