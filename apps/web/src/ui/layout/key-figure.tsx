import type { ReactNode } from 'react';
import { Delayed } from '../feedback/delayed.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import classes from './key-figure.module.css';

interface KeyFiguresProps {
  /** The number of text lines below each figure: 2 if a comparison has a hint beside it. */
  lines?: 1 | 2;
  children: ReactNode;
}

/** A row of key figures: four side by side, or two if space is tight. */
export function KeyFigures({ lines = 1, children }: KeyFiguresProps) {
  return (
    <dl className={classes.row} data-lines={lines}>
      {children}
    </dl>
  );
}

export interface KeyFigureProps {
  label: string;
  value: ReactNode;
  hint?: ReactNode;
  /** A comparison such as "+12% vs last Saturday". `good` is undefined if it is neither good nor bad. */
  change?: { text: string; good: boolean | undefined };
  loading?: boolean;
  /** A small chart of the number, beside the text. */
  drawing?: ReactNode;
}

/** A key figure with its label and change. Use inside `KeyFigures`. */
export function KeyFigure(props: KeyFigureProps) {
  const { label, value, hint, change, loading = false, drawing } = props;
  return (
    <div className={classes.card} data-drawn={drawing !== undefined}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>{loading ? <Waiting width={72} height={28} /> : value}</dd>
      <dd className={classes.foot}>
        {loading ? <Waiting width={112} height={12} /> : null}
        {!loading && change ? <Change text={change.text} good={change.good} /> : null}
        {!loading && hint ? <span>{hint}</span> : null}
      </dd>
      {drawing === undefined ? null : (
        <dd className={classes.drawing} aria-hidden>
          {drawing}
        </dd>
      )}
    </div>
  );
}

function Waiting({ width, height }: { width: number; height: number }) {
  return (
    <Delayed>
      <Skeleton width={width} height={height} />
    </Delayed>
  );
}

function Change({ text, good }: { text: string; good: boolean | undefined }) {
  if (good === undefined) return <span>{text}</span>;
  return <span className={good ? classes.good : classes.bad}>{text}</span>;
}
