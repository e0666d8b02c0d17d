import {
  depositKinds,
  type BankDeposit,
  type DepositRow,
  type ExpectedPayout,
} from '@counter/contract/payouts';
import type { DepositFile } from './deposit-file.ts';

/** The maximum deviation of a deposit from its payout, as a share of the payout. */
const farthest = { fromPayer: 0.5, fromAnybody: 0.05 };

type Pair = { readonly payout: ExpectedPayout; readonly deposit: Read };

/** A deposit with the facts derived from its description. */
type Read = BankDeposit & { readonly plain: string; readonly namesPayer: boolean };

type Step = {
  readonly fits: (pair: Pair) => boolean;
  /** Returns the sort key of a pair. The best pair sorts first. */
  readonly rank: (pair: Pair) => readonly (number | string)[];
};

/**
 * Matches payouts with deposits: by transaction id, else by amount within the days the payout should arrive, else by
 * the payer's name or a similar amount. Every deposit of the file gets one row, and so does every payout that should
 * have arrived in its days.
 */
export function matchDeposits(
  payouts: readonly ExpectedPayout[],
  file: Pick<DepositFile, 'firstDay' | 'lastDay' | 'deposits'>,
  payerName: string,
): DepositRow[] {
  const openPayouts = new Set(payouts);
  const openDeposits = new Set(file.deposits.map((deposit) => readDeposit(deposit, payerName)));
  const pairs: Pair[] = [];
  for (const { fits, rank } of steps) {
    const possible = [...openPayouts].flatMap((payout) =>
      [...openDeposits].flatMap((deposit) =>
        fits({ payout, deposit })
          ? [{ pair: { payout, deposit }, rank: rank({ payout, deposit }) }]
          : [],
      ),
    );
    for (const { pair } of possible.toSorted((one, other) => compare(one.rank, other.rank))) {
      if (!openPayouts.has(pair.payout) || !openDeposits.has(pair.deposit)) continue;
      openPayouts.delete(pair.payout);
      openDeposits.delete(pair.deposit);
      pairs.push(pair);
    }
  }
  const rows = [
    ...pairs.map(rowOfPair),
    ...[...openPayouts].flatMap((payout) => rowOfPayout(payout, file) ?? []),
    ...[...openDeposits].map(rowOfDeposit),
  ];
  return rows.toSorted((one, other) => compare(placeOf(one), placeOf(other)));
}

const steps: readonly Step[] = [
  {
    fits: ({ payout, deposit }) => deposit.plain.includes(plainId(payout.transactionId)),
    rank: (pair) => [distance(pair), ...inOrder(pair)],
  },
  { fits: (pair) => isInTime(pair) && distance(pair) === 0, rank: inOrder },
  {
    fits: (pair) => isInTime(pair) && isNear(pair),
    rank: (pair) => [pair.deposit.namesPayer ? 0 : 1, distance(pair), ...inOrder(pair)],
  },
];

/** Pairs the earliest payout with the earliest deposit: all take equally long, so most pairs are in time. */
function inOrder({ payout, deposit }: Pair): readonly (number | string)[] {
  return [payout.sentDay, payout.transactionId, deposit.day, deposit.line];
}

const isInTime = ({ payout, deposit }: Pair): boolean =>
  deposit.day >= payout.sentDay && deposit.day <= payout.dueDay;

function isNear(pair: Pair): boolean {
  const share = pair.deposit.namesPayer ? farthest.fromPayer : farthest.fromAnybody;
  return distance(pair) <= pair.payout.payoutAmount * share;
}

const distance = ({ payout, deposit }: Pair): number =>
  Math.abs(deposit.amount - payout.payoutAmount);

/** The length at which NACHA files cut off a name. */
const nameLength = 16;
const idLength = 15;

const plainText = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z\d]/g, '');

const plainId = (transactionId: string): string => plainText(transactionId.slice(0, idLength));

function readDeposit(deposit: BankDeposit, payerName: string): Read {
  const plain = plainText(deposit.description);
  const name = plainText(payerName.slice(0, nameLength));
  return { ...deposit, plain, namesPayer: plain.includes(name) || /PO\d{4}W\d{2}/.test(plain) };
}

function rowOfPair({ payout, deposit }: Pair): DepositRow {
  const kind = deposit.amount === payout.payoutAmount ? 'MATCHED' : 'DIFFERENT';
  return { kind, payout, deposit: plainDeposit(deposit) };
}

/** Returns the row of a payout without a deposit; undefined if the file doesn't cover its days. */
function rowOfPayout(
  payout: ExpectedPayout,
  { firstDay, lastDay }: Pick<DepositFile, 'firstDay' | 'lastDay'>,
): DepositRow | undefined {
  if (payout.dueDay < firstDay || payout.sentDay > lastDay) return undefined;
  const isCovered = payout.sentDay >= firstDay && payout.dueDay <= lastDay;
  return { kind: isCovered ? 'MISSING' : 'UNCERTAIN', payout, deposit: null };
}

function rowOfDeposit(deposit: Read): DepositRow {
  const kind = deposit.namesPayer ? 'UNKNOWN' : 'OTHER';
  return { kind, payout: null, deposit: plainDeposit(deposit) };
}

const plainDeposit = ({ line, day, description, amount }: Read): BankDeposit => ({
  line,
  day,
  description,
  amount,
});

function placeOf({ kind, payout, deposit }: DepositRow): readonly (number | string)[] {
  const day = deposit?.day ?? payout?.sentDay ?? '';
  return [depositKinds.indexOf(kind), day, deposit?.line ?? 0, payout?.transactionId ?? ''];
}

/** Compares two sort keys element by element. */
function compare(one: readonly (number | string)[], other: readonly (number | string)[]): number {
  for (const [at, value] of one.entries()) {
    const against = other[at] ?? value;
    if (value !== against) return value < against ? -1 : 1;
  }
  return 0;
}
