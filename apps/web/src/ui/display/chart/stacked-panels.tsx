import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Delayed } from '../../feedback/delayed.tsx';
import { Skeleton } from '../../feedback/skeleton.tsx';
import { ChartTable } from './chart-table.tsx';
import { PointReader } from './point-reader.tsx';
import classes from './stacked-panels.module.css';
import { axisWidth, plotHeight, type StackedPanelsProps } from './types.ts';
import { saveFile } from '../../../lib/download.ts';
import { lazyPart } from '../../browser/ahead.ts';
import { chartFileName, writeChart } from './chart-file.ts';
import { chartText } from './chart.text.ts';

const Plot = lazyPart(async () => {
  const { StackedPanelsPlot } = await import('./stacked-panels-plot.tsx');
  return { default: StackedPanelsPlot };
});

/**
 * Two series over the same x, one above the other, each on its own scale. Its code loads after
 * the page; its height is reserved. `summary` says in one sentence what the picture shows.
 */
export function StackedPanels(props: StackedPanelsProps) {
  const [asTable, setAsTable] = useState(false);
  return (
    <figure
      aria-label={props.name}
      className={classes.figure}
      style={{ '--axis': `${axisWidth(props)}px` }}
    >
      <div className={classes.top}>
        <figcaption className={classes.summary}>{props.summary}</figcaption>
        <div className={classes.tools}>
          <Button {...look} onClick={() => setAsTable(!asTable)}>
            {asTable ? chartText.viewAsChart : chartText.viewAsTable}
          </Button>
          <Button {...look} onClick={() => saveNumbers(props)}>
            {chartText.downloadCsv}
          </Button>
        </div>
      </div>
      <div className={classes.plot} style={{ minHeight: plotHeight }}>
        {asTable ? (
          <ChartTable {...props} />
        ) : (
          <Suspense fallback={<Waiting />}>
            <PointReader {...props}>
              <Plot {...props} />
            </PointReader>
          </Suspense>
        )}
      </div>
      {asTable ? null : <Legend {...props} />}
    </figure>
  );
}

const look = { variant: 'subtle', size: 'compact-sm', className: classes.switch } as const;

function saveNumbers(props: StackedPanelsProps): void {
  saveFile(chartFileName(props.name), new Blob([writeChart(props)], { type: 'text/csv' }));
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
