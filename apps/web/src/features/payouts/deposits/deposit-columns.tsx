import {
  depositKindLabel,
  payoutStatusLabel,
  type DepositKind,
  type DepositRow,
} from '@counter/contract/payouts';
import { formatMoney } from '@counter/contract/shared';
import type { CardParts, Column } from '../../../ui/lists/data-table.tsx';
import { StatusBadge, type StatusTone } from '../../../ui/feedback/status-badge.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { TwoLines } from '../../../ui/layout/two-lines.tsx';
import { describeDay, differenceOf } from './deposit-words.ts';
import classes from './deposits.module.css';
import { text as sentences } from '../payouts.text.ts';

const tones: Record<DepositKind, StatusTone> = {
  DIFFERENT: 'cancelled',
  MISSING: 'cancelled',
  UNKNOWN: 'scheduled',
  UNCERTAIN: 'completed',
  MATCHED: 'ready',
  OTHER: 'completed',
};

const none = '–';

/** Returns the columns of a list of results, with amounts in a currency. */
export function depositColumns(currency: string): readonly Column<DepositRow>[] {
  return [
    {
      id: 'kind',
      header: sentences.deposits.result,
      width: 168,
      cell: (row) => <Kind row={row} />,
    },
    { id: 'payout', header: sentences.payout, width: 176, cell: (row) => <Payout row={row} /> },
    { id: 'bank', header: sentences.deposits.atBank, cell: (row) => <AtBank row={row} /> },
    {
      id: 'expected',
      header: sentences.deposits.expected,
      width: 124,
      numeric: true,
      cell: ({ payout }) => (payout ? formatMoney(payout.payoutAmount, currency) : none),
    },
    {
      id: 'arrived',
      header: sentences.arrived,
      width: 124,
      numeric: true,
      cell: ({ deposit }) => (deposit ? formatMoney(deposit.amount, currency) : none),
    },
    {
      id: 'difference',
      header: sentences.deposits.difference,
      width: 124,
      numeric: true,
      cell: (row) => <Difference row={row} currency={currency} />,
    },
  ];
}

/** A result as a card, for phones. */
export function depositCard(row: DepositRow, currency: string): CardParts {
  const { payout, deposit } = row;
  const expected = payout ? formatMoney(payout.payoutAmount, currency) : '';
  const arrived = deposit ? formatMoney(deposit.amount, currency) : '';
  return {
    title: payout ? <TransactionId payout={payout} /> : sentences.deposits.deposit,
    badge: <Kind row={row} />,
    detail: describeDay(row),
    value: arrived || expected,
    note: deposit ? (
      <>
        {row.kind === 'DIFFERENT' ? (
          <>
            {sentences.deposits.expectedDifference(
              expected,
              <Difference row={row} currency={currency} />,
            )}
            <br />
          </>
        ) : null}
        {describeLine(deposit)}
      </>
    ) : undefined,
  };
}

/** Returns a row's key. */
export function depositKey({ payout, deposit }: DepositRow): string {
  return `${payout?.transactionId ?? ''} ${deposit?.line ?? ''}`;
}

function Kind({ row: { kind } }: { row: DepositRow }) {
  return <StatusBadge tone={tones[kind]}>{depositKindLabel(kind)}</StatusBadge>;
}

function Payout({ row: { payout } }: { row: DepositRow }) {
  if (!payout) return none;
  return (
    <TwoLines top={<TransactionId payout={payout} />} bottom={payoutStatusLabel(payout.status)} />
  );
}

function TransactionId({
  payout: { transactionId },
}: {
  payout: NonNullable<DepositRow['payout']>;
}) {
  return (
    <span className={classes.id}>
      <TextLink to="/dashboard/reports/payouts" search={{ payout: transactionId }} target="_blank">
        {transactionId}
      </TextLink>
    </span>
  );
}

function AtBank({ row }: { row: DepositRow }) {
  const { deposit } = row;
  const when = describeDay(row);
  if (!deposit) return <TwoLines top={none} bottom={when} />;
  return (
    <span title={deposit.description}>
      <TwoLines top={describeLine(deposit)} bottom={when} />
    </span>
  );
}

function describeLine({ line, description }: NonNullable<DepositRow['deposit']>): string {
  return description === ''
    ? sentences.deposits.line(line)
    : sentences.deposits.lineDescription(line, description);
}

function Difference({ row, currency }: { row: DepositRow; currency: string }) {
  const text = differenceOf(row, currency);
  if (text === '') return none;
  return <span className={row.kind === 'DIFFERENT' ? classes.differs : undefined}>{text}</span>;
}
