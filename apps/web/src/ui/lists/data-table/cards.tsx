import { Fragment, useMemo, useState, type ReactNode } from 'react';
import { useStable } from '../../browser/use-stable.ts';
import classes from './cards.module.css';
import type { CardParts, RowOptions } from './types.ts';
import { VisibleRows } from './visible-rows.tsx';

const cardHeight = 100;

interface CardsProps<Row> extends RowOptions<Row> {
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  card: (row: Row) => CardParts;
  totals: CardParts | undefined;
}

/** The rows as a list of cards, for phones. */
export function Cards<Row>(props: CardsProps<Row>) {
  const { label, rows, rowKey, card, activeKey, divider, urgent, totals } = props;
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const open = useStable(props.onOpen);
  return (
    <ul ref={setContainer} aria-label={label} className={classes.cards}>
      <VisibleRows count={rows.length} rowHeight={cardHeight} container={container}>
        {({ indexes, before, after }) => (
          <>
            <Gap height={before} />
            {indexes.map((index) => {
              const row = rows[index];
              if (row === undefined) return null;
              const id = rowKey(row);
              return (
                <Fragment key={id}>
                  {index === divider?.at && <li data-divider>{divider.words}</li>}
                  <Card
                    row={row}
                    card={card}
                    active={id === activeKey}
                    urgent={urgent?.(row) ?? false}
                    open={open}
                  />
                </Fragment>
              );
            })}
            <Gap height={after} />
          </>
        )}
      </VisibleRows>
      {totals ? <CardItem parts={totals} isTotal /> : null}
    </ul>
  );
}

function Gap({ height }: { height: number }) {
  return height > 0 ? <li aria-hidden style={{ height }} /> : null;
}

interface CardProps<Row> {
  row: Row;
  card: (row: Row) => CardParts;
  active: boolean;
  urgent: boolean;
  open: ((row: Row) => void) | undefined;
}

/** Renders only if one of its props changed, so that a change in a long list renders a single card. */
function Card<Row>({ row, card, active, urgent, open }: CardProps<Row>) {
  return useMemo(
    () => <PlainCard {...{ row, card, active, urgent, open }} />,
    [row, card, active, urgent, open],
  );
}

function PlainCard<Row>({ row, card, active, urgent, open }: CardProps<Row>) {
  return (
    <CardItem parts={card(row)} active={active} urgent={urgent} open={open && (() => open(row))} />
  );
}

interface CardItemProps {
  parts: CardParts;
  active?: boolean;
  urgent?: boolean;
  isTotal?: boolean;
  open?: (() => void) | undefined;
}

function CardItem({ parts, active = false, urgent = false, isTotal = false, open }: CardItemProps) {
  return (
    <li className={classes.card} data-active={active} data-urgent={urgent} data-total={isTotal}>
      <Line
        start={
          <span className={classes.titleLine}>
            {parts.select ? <span className={classes.select}>{parts.select}</span> : null}
            <Title parts={parts} open={open} />
          </span>
        }
      >
        {parts.badge}
      </Line>
      <Line start={parts.detail}>{parts.value ? <Value parts={parts} /> : null}</Line>
      <Line start={parts.note ? <span className={classes.note}>{parts.note}</span> : null}>
        {parts.action ? <span className={classes.action}>{parts.action}</span> : null}
      </Line>
    </li>
  );
}

function Value({ parts: { value, valueName } }: { parts: CardParts }) {
  return (
    <span className={classes.value}>
      {valueName === undefined ? null : <span className={classes.valueName}>{valueName} </span>}
      {value}
    </span>
  );
}

function Title({ parts, open }: { parts: CardParts; open: (() => void) | undefined }) {
  if (!open) return <span className={classes.title}>{parts.title}</span>;
  return (
    <button type="button" className={classes.open} onClick={open}>
      {parts.title}
    </button>
  );
}

function Line({ start, children }: { start: ReactNode; children: ReactNode }) {
  if (!start && !children) return null;
  return (
    <div className={classes.line}>
      <span className={classes.start}>{start}</span>
      {children}
    </div>
  );
}
