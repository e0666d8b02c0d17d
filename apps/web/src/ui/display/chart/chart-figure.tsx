import { Button } from '@mantine/core';
import { use, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { saveFile } from '../../../lib/files/download.ts';
import { saveForExcel } from '../../../lib/files/save-for-excel.ts';
import { useOpenStore } from '../../../lib/store-context.tsx';
import { actionsText } from '../../actions/actions.text.ts';
import { DownloadMenu } from '../../actions/download-menu.tsx';
import { useDownload } from '../../actions/use-download.ts';
import { fetchOnce } from '../../browser/ahead.ts';
import { bareFileName, cellsOf, chartFileName, writeLines, type Lines } from './chart-file.ts';
import classes from './chart-figure.module.css';
import { ChartRange } from './chart-range.ts';
import { chartText } from './chart.text.ts';

interface ChartFigureProps {
  name: string;
  /** One sentence that describes the picture; omit if the drawing is readable text. */
  summary?: string;
  picture: ReactNode;
  /** The same numbers as a table, for people who can't see the chart; omit if the drawing is a table. */
  table?: ReactNode;
  /** The numbers, after a header line. */
  lines: () => Lines;
  style?: CSSProperties;
}

/** The frame of a chart: its summary, the chart itself, and its numbers as a table or a file. */
export function ChartFigure({ name, summary, picture, table, lines, style }: ChartFigureProps) {
  const [asTable, setAsTable] = useState(false);
  const figure = useRef<HTMLElement>(null);
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
          <SaveNumbers name={name} lines={lines} />
          <SavePicture name={name} chart={figure} />
        </div>
      </div>
      {asTable ? table : picture}
    </figure>
  );
}

const look = { variant: 'subtle', size: 'compact-sm', className: classes.switch } as const;

/** Saves the numbers. Excel needs an open store, because its server writes the workbook. */
function SaveNumbers({ name, lines }: Pick<ChartFigureProps, 'name' | 'lines'>) {
  const store = useOpenStore();
  async function saveCsv(): Promise<string> {
    const file = chartFileName(name);
    saveFile(file, new Blob([writeLines(lines())], { type: 'text/csv' }));
    return file;
  }
  async function saveWorkbook(storeId: number): Promise<string> {
    const [head = [], ...rest] = lines();
    const sheet = name.replaceAll(/[^\w &.,()-]/g, '').slice(0, 31) || chartText.sheet;
    return saveForExcel(storeId, { name: bareFileName(name), sheet, head, lines: cellsOf(rest) });
  }
  const excel = store && {
    label: actionsText.excel,
    save: async () => saveWorkbook(store.storeId),
  };
  return (
    <DownloadMenu
      label={chartText.download}
      look={look}
      what={chartText.numbers}
      choices={[{ label: actionsText.csv, save: saveCsv }, ...(excel ? [excel] : [])]}
    />
  );
}

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
    if (!chart.current) throw new Error('The chart is no longer on the page.');
    return savePicture(chart.current, { title: name, store, range });
  }
  return (
    <Button {...look} aria-disabled={busy} onClick={busy ? undefined : () => void run(save)}>
      {chartText.saveAsPicture}
    </Button>
  );
}
