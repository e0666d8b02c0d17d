import { Button } from '@mantine/core';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { saveFile } from '../../../lib/download.ts';
import { chartFileName } from './chart-file.ts';
import classes from './chart-figure.module.css';
import { chartText } from './chart.text.ts';

interface ChartFigureProps {
  name: string;
  /** Says in one sentence what the picture shows. */
  summary: string;
  /** The drawing. */
  picture: ReactNode;
  /** The same numbers as a table, for whoever reads better than they see. */
  table: ReactNode;
  /** Writes the numbers as CSV. */
  write: () => string;
  style?: CSSProperties;
}

/** The frame of a chart: its summary, its numbers as a table and as a file. */
export function ChartFigure({ name, summary, picture, table, write, style }: ChartFigureProps) {
  const [asTable, setAsTable] = useState(false);
  const save = () => saveFile(chartFileName(name), new Blob([write()], { type: 'text/csv' }));
  return (
    <figure aria-label={name} className={classes.figure} style={style}>
      <div className={classes.top}>
        <figcaption className={classes.summary}>{summary}</figcaption>
        <div className={classes.tools}>
          <Button {...look} onClick={() => setAsTable(!asTable)}>
            {asTable ? chartText.viewAsChart : chartText.viewAsTable}
          </Button>
          <Button {...look} onClick={save}>
            {chartText.downloadCsv}
          </Button>
        </div>
      </div>
      {asTable ? table : picture}
    </figure>
  );
}

const look = { variant: 'subtle', size: 'compact-sm', className: classes.switch } as const;
