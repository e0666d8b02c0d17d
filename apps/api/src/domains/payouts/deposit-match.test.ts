import type { BankDeposit, ExpectedPayout } from '@counter/contract/payouts';
import { depositKinds } from '@counter/contract/payouts';
import { addDays } from '@counter/contract/shared';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBankingDays } from '../ledger/index.ts';
import { matchDeposits } from './deposit-match.ts';

const payer = 'Counter Marketplace';

function payoutOf(week: number, payoutAmount: number, sentDay: string): ExpectedPayout {
  const transactionId = `PO-2026W${week}-1234567`;
  return {
    transactionId,
    status: 'PAID',
    payoutAmount,
    sentDay,
    dueDay: addBankingDays(sentDay, 5),
  };
}

const depositOf = (line: number, day: string, amount: number, description = ''): BankDeposit => ({
  line,
  day,
  amount,
  description,
});

const november = { firstDay: '2026-11-01', lastDay: '2026-11-30' };

function match(
  payouts: readonly ExpectedPayout[],
  deposits: readonly BankDeposit[],
  days: { firstDay: string; lastDay: string } = november,
): string[] {
  return matchDeposits(payouts, { ...days, deposits }, payer).map(
    ({ kind, payout, deposit }) =>
      `${kind} ${payout?.transactionId.slice(7, 10) ?? '-'} ${deposit?.line ?? '-'}`,
  );
}

describe('a payout among the deposits', () => {
  const payout = payoutOf(45, 50_000, '2026-11-09');

  it.each([
    ['its amount in time', depositOf(1, '2026-11-11', 50_000), ['MATCHED W45 1']],
    ['its amount on the last day', depositOf(1, '2026-11-17', 50_000), ['MATCHED W45 1']],
    ['its amount too late', depositOf(1, '2026-11-18', 50_000), ['MISSING W45 -', 'OTHER - 1']],
    ['its amount too early', depositOf(1, '2026-11-08', 50_000), ['MISSING W45 -', 'OTHER - 1']],
    ['its id, late', depositOf(1, '2026-11-25', 50_000, 'po 2026w45 1234567'), ['MATCHED W45 1']],
    [
      'its id as far as a bank shows it',
      depositOf(1, '2026-11-12', 1, 'PO-2026W45-1234'),
      ['DIFFERENT W45 1'],
    ],
    [
      'the payer and another amount',
      depositOf(1, '2026-11-12', 25_000, 'ACH COUNTER MARKETPL'),
      ['DIFFERENT W45 1'],
    ],
    ['an amount that is close', depositOf(1, '2026-11-12', 47_500), ['DIFFERENT W45 1']],
    ['an amount that is not', depositOf(1, '2026-11-12', 47_499), ['MISSING W45 -', 'OTHER - 1']],
    [
      'the payer and far less',
      depositOf(1, '2026-11-12', 24_999, payer),
      ['MISSING W45 -', 'UNKNOWN - 1'],
    ],
    [
      'the payer, too late',
      depositOf(1, '2026-11-27', 9, 'Counter Marketplace'),
      ['MISSING W45 -', 'UNKNOWN - 1'],
    ],
  ])('is matched or not by %s', (_case, deposit, found) => {
    expect(match([payout], [deposit])).toEqual(found);
  });

  it('is matched by its id before an equal amount, with differences first', () => {
    const next = payoutOf(46, 50_000, '2026-11-10');
    const deposits = [
      depositOf(1, '2026-11-12', 50_000),
      depositOf(2, '2026-11-12', 49_000, 'PO-2026W46-1234'),
    ];
    expect(match([payout, next], deposits)).toEqual(['DIFFERENT W46 2', 'MATCHED W45 1']);
  });

  it('is matched to one of several equal deposits, as many as possible in total', () => {
    const next = payoutOf(46, 50_000, '2026-11-16');
    const deposits = [depositOf(1, '2026-11-23', 50_000), depositOf(2, '2026-11-16', 50_000)];
    expect(match([next, payout], deposits)).toEqual(['MATCHED W45 2', 'MATCHED W46 1']);
  });

  it('is uncertain if the file misses some of its days, and left out if it misses all', () => {
    expect(match([payout], [], { firstDay: '2026-11-01', lastDay: '2026-11-16' })).toEqual([
      'UNCERTAIN W45 -',
    ]);
    expect(match([payout], [], { firstDay: '2026-11-10', lastDay: '2026-11-30' })).toEqual([
      'UNCERTAIN W45 -',
    ]);
    expect(match([payout], [], { firstDay: '2026-11-18', lastDay: '2026-11-30' })).toEqual([]);
    expect(match([payout], [], { firstDay: '2026-11-01', lastDay: '2026-11-08' })).toEqual([]);
  });
});

describe('any bank file', () => {
  const days = fc.integer({ min: 0, max: 60 }).map((count) => addDays('2026-10-15', count));
  const amounts = fc.oneof(fc.constantFrom(100, 200, 205), fc.integer({ min: 1, max: 1000 }));
  const payouts = fc
    .array(fc.tuple(amounts, days), { maxLength: 8 })
    .map((all) => all.map(([amount, day], at) => payoutOf(10 + at, amount, day)));
  const words = fc.constantFrom('', 'Card sales', payer, 'PO-2026W11-1234567', 'PO-2026W12-1234');
  const deposits = fc
    .array(fc.tuple(days, amounts, words), { maxLength: 10 })
    .map((all) => all.map(([day, amount, text], at) => depositOf(at + 1, day, amount, text)));
  const rowsOf = (sent: readonly ExpectedPayout[], came: readonly BankDeposit[]) =>
    matchDeposits(sent, { ...november, deposits: came }, payer);

  it('has each deposit in one row and each payout in at most one', () => {
    fc.assert(
      fc.property(payouts, deposits, (sent, came) => {
        const rows = rowsOf(sent, came);
        const lines = rows.flatMap(({ deposit }) => deposit?.line ?? []);
        expect(lines.toSorted((one, other) => one - other)).toEqual(came.map(({ line }) => line));
        const ids = rows.flatMap(({ payout }) => payout?.transactionId ?? []);
        expect(new Set(ids).size).toBe(ids.length);
        const left = sent.filter(({ transactionId }) => !ids.includes(transactionId));
        expect(
          left.filter(({ sentDay, dueDay }) => dueDay >= '2026-11-01' && sentDay <= '2026-11-30'),
        ).toEqual([]);
      }),
    );
  });

  it('has rows with the sides of their kind and amounts that add up', () => {
    fc.assert(
      fc.property(payouts, deposits, (sent, came) => {
        const sides = {
          DIFFERENT: 'PD',
          MATCHED: 'PD',
          MISSING: 'P',
          UNCERTAIN: 'P',
          UNKNOWN: 'D',
          OTHER: 'D',
        };
        const rows = rowsOf(sent, came);
        for (const { kind, payout, deposit } of rows) {
          expect((payout ? 'P' : '') + (deposit ? 'D' : '')).toBe(sides[kind]);
          expect([kind, deposit?.amount === payout?.payoutAmount]).toEqual([
            kind,
            kind === 'MATCHED',
          ]);
        }
        const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
        expect(sum(rows.map(({ deposit }) => deposit?.amount ?? 0))).toBe(
          sum(came.map(({ amount }) => amount)),
        );
      }),
    );
  });

  it('puts differences first, whatever its own order', () => {
    fc.assert(
      fc.property(payouts, deposits, (sent, came) => {
        const rows = rowsOf(sent, came);
        const places = rows.map(({ kind }) => depositKinds.indexOf(kind));
        expect(places).toEqual(places.toSorted((one, other) => one - other));
        expect(rowsOf(sent.toReversed(), came.toReversed())).toEqual(rows);
      }),
    );
  });

  it('never misses a payout that arrived to the cent and in time', () => {
    fc.assert(
      fc.property(payouts, (sent) => {
        const came = sent.map(({ sentDay, payoutAmount }, at) =>
          depositOf(at + 1, addBankingDays(sentDay, at % 6), payoutAmount),
        );
        const kinds = rowsOf(sent, came).map(({ kind }) => kind);
        expect(kinds).not.toContain('MISSING');
      }),
    );
  });
});
