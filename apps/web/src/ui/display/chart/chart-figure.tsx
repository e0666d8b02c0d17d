import { Button } from '@mantine/core';
import { use, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { saveFile } from '../../../lib/download.ts';
import { useOpenStore } from '../../../lib/store-context.tsx';
import { useDownload } from '../../actions/use-download.ts';
import { fetchOnce } from '../../browser/ahead.ts';
import { chartFileName } from './chart-file.ts';
import classes from './chart-figure.module.css';
import { ChartRange } from './chart-range.ts';
import { chartText } from './chart.text.ts';

interface ChartFigureProps {
  name: string;
  /** Says in one sentence what the picture shows; absent where the drawing says it. */
  summary?: string;
  /** The drawing. */
  picture: ReactNode;
  /** The same numbers as a table, for whoever reads better than they see; absent where the drawing is one. */
  table?: ReactNode;
  /** Writes the numbers as CSV. */
  write: () => string;
  style?: CSSProperties;
}

/** The frame of a chart: its summary, its numbers as a table and as a file, and the chart as a picture. */
export function ChartFigure({ name, summary, picture, table, write, style }: ChartFigureProps) {
  const [asTable, setAsTable] = useState(false);
  const figure = useRef<HTMLElement>(null);
  const save = () => saveFile(chartFileName(name), new Blob([write()], { type: 'text/csv' }));
  return (
    <figure ref={figure} aria-label={name} className={classes.figure} style={style}>
      <div className={classes.top}>
        <figcaption className={classes.summary}>{summary}</figcaption>
        <div className={classes.tools} data-picture="omit">
          {table ? (
            <Button {...look} onClick={() => setAsTable(!asTable)}>
              {asTable ? chartText.viewAsChart : chartText.viewAsTable}
            </Button>
          ) : null}
          <Button {...look} onClick={save}>
            {chartText.downloadCsv}
          </Button>
          <SavePicture name={name} chart={figure} />
        </div>
      </div>
      {asTable ? table : picture}
    </figure>
  );
}

const look = { variant: 'subtle', size: 'compact-sm', className: classes.switch } as const;

const loadSaving = fetchOnce(async () => import('./save-picture.ts'));

interface SavePictureProps {
  name: string;
  chart: RefObject<HTMLElement | null>;
}

function SavePicture({ name, chart }: SavePictureProps) {
  const range = use(ChartRange);
  const store = useOpenStore()?.name;
  const { busy, run } = useDownload(chartText.picture);
  async function save(): Promise<string> {
    const { savePicture } = await loadSaving();
    if (!chart.current) throw new Error('The chart is not on the page any more.');
    return savePicture(chart.current, { title: name, store, range });
  }
  return (
    <Button {...look} aria-disabled={busy} onClick={busy ? undefined : () => void run(save)}>
      {chartText.saveAsPicture}
    </Button>
  );
}
