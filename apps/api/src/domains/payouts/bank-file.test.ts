import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRoutingNumber } from '@counter/contract/shared';
import type { BankOrder, BankPayment } from './bank-file.ts';
import { bankFileCsv } from './bank-file-csv.ts';
import { nachaFile } from './bank-file-nacha.ts';

const cedar: BankPayment = {
  transactionId: 'PO-2026W47-12',
  payee: 'Cedar Kitchen LLC',
  routingNumber: '021000021',
  accountNumber: '000123456789',
  amount: 123_456,
};
const fern: BankPayment = {
  transactionId: 'PO-2026W47-1234567890',
  payee: 'Café Fern & Field Grocery Company',
  routingNumber: '011401533',
  accountNumber: '55-77 99',
  amount: 1,
};

const orderOf = (payments: readonly BankPayment[], more: Partial<BankOrder> = {}): BankOrder => ({
  payer: {
    name: 'Counter Marketplace',
    companyId: '1000000000',
    bankName: 'Demo Bank',
    routingNumber: '123456780',
  },
  currency: 'USD',
  createdAt: new Date('2026-11-23T14:05:00Z'),
  effectiveDay: '2026-11-24',
  earlierFiles: 0,
  payments,
  ...more,
});

const linesOf = (text: string): string[] => text.split('\r\n').slice(0, -1);

describe('a NACHA file', () => {
  it('lists the payees and amounts, byte for byte', () => {
    const { text, included, leftOut, filename } = nachaFile(orderOf([cedar, fern]));
    expect(linesOf(text)).toEqual([
      '101 12345678010000000002611231405A094101Demo Bank              Counter Marketplace            ',
      '5220Counter Marketpl                    1000000000CCDPAYOUT    261123261124   1123456780000001',
      '622021000021000123456789     0000123456PO-2026W47-12  Cedar Kitchen LLC       0123456780000001',
      '62201140153355-7799          0000000001PO-2026W47-1234Cafe Fern & Field Groc  1123456780000002',
      `705${'PO-2026W47-1234567890'.padEnd(80)}00010000002`,
      '82200000030003240155000000000000000000123457' +
        '1000000000' +
        ' '.repeat(25) +
        '123456780000001',
      `9000001000001000000030003240155000000000000000000123457${' '.repeat(39)}`,
      '9'.repeat(94),
      '9'.repeat(94),
      '9'.repeat(94),
    ]);
    expect({ included, leftOut, filename }).toEqual({
      included: [cedar, fern],
      leftOut: [],
      filename: 'payouts-2026-11-23-A.ach',
    });
  });

  it.each([
    [
      { routingNumber: '021000022' },
      'The routing number ending in 0022 is not the nine digits of a US bank.',
    ],
    [
      { routingNumber: '0210000210001234' },
      'The routing number ending in 1234 is not the nine digits of a US bank.',
    ],
    [
      { accountNumber: 'GB29 NWBK 6016 1331 9268 19' },
      'The account number ending in 8 19 does not fit: 17 letters and digits at most.',
    ],
    [{ amount: 10_000_000_000 }, 'The amount does not fit in a NACHA file.'],
    [{ amount: 0 }, 'The amount does not fit in a NACHA file.'],
  ])('leaves out %j and says why', (wrong, reason) => {
    const payment = { ...cedar, ...wrong };
    const { text, included, leftOut } = nachaFile(orderOf([payment, fern]));
    expect({ included, leftOut }).toEqual({ included: [fern], leftOut: [{ payment, reason }] });
    expect(text).not.toContain('Cedar');
  });

  it('is empty if no payment fits', () => {
    const { text, leftOut } = nachaFile(orderOf([cedar], { currency: 'PKR' }));
    expect(text).toBe('');
    expect(leftOut).toMatchObject([
      { reason: 'A NACHA file pays US dollars only, and this is PKR.' },
    ]);
  });

  const eight = fc
    .integer({ min: 0, max: 99_999_999 })
    .map((bank) => String(bank).padStart(8, '0'));
  const payment = fc.record<BankPayment>({
    transactionId: fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 40 }),
    payee: fc.string({ unit: 'grapheme' }),
    routingNumber: fc.oneof(eight.map(withCheckDigit), fc.stringMatching(/^\d{9,16}$/)),
    accountNumber: fc.oneof(fc.stringMatching(/^\d{1,17}$/), fc.string({ maxLength: 34 })),
    amount: fc.integer({ min: 1, max: 9_999_999_999 }),
  });

  it('has blocks of whole records, and sums that match its payments', () => {
    fc.assert(
      fc.property(fc.array(payment, { maxLength: 30 }), (others) => {
        const payments = [cedar, ...others];
        const { text, included, leftOut } = nachaFile(orderOf(payments));
        expect([...included, ...leftOut.map((left) => left.payment)]).toHaveLength(payments.length);
        const lines = linesOf(text);
        const records = lines.filter((line) => line !== '9'.repeat(94));
        expect(text).toMatch(/^[\x20-\x7E\r\n]*$/);
        expect(lines.filter((line) => line.length !== 94)).toEqual([]);
        expect(lines.length % 10).toBe(0);
        const details = records.filter((line) => line.startsWith('6'));
        expect(details.map((line) => Number(line.slice(29, 39)))).toEqual(
          included.map(({ amount }) => amount),
        );
        const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
        const control = records.at(-1) ?? '';
        expect(Number(control.slice(43, 55))).toBe(sum(included.map(({ amount }) => amount)));
        const hash = sum(details.map((line) => Number(line.slice(3, 11))));
        expect(Number(control.slice(21, 31))).toBe(hash % 10 ** 10);
        expect(Number(control.slice(7, 13))).toBe(lines.length / 10);
        expect(Number(control.slice(13, 21))).toBe(
          records.filter((line) => /^[67]/.test(line)).length,
        );
      }),
    );
  });
});

/** The only ninth digit that makes eight of them a routing number. */
function withCheckDigit(eight: string): string {
  return Array.from('0123456789', (digit) => eight + digit).find(isRoutingNumber) ?? '';
}

describe('a routing number', () => {
  it('is checked by its last digit', () => {
    expect(['021000021', '011401533', '123456780'].every(isRoutingNumber)).toBe(true);
    expect(['021000022', '02100002', '0210000210', '02100002x'].some(isRoutingNumber)).toBe(false);
  });
});

describe('a CSV bank file', () => {
  it('contains every payment, whatever its account looks like', () => {
    const payments = [cedar, { ...fern, payee: '=Fern, "Field"', routingNumber: '12' }];
    const { text, included, leftOut } = bankFileCsv(orderOf(payments));
    expect(text).toBe(
      [
        '\uFEFFTransaction ID,Payee,Routing number,Account number,Amount,Currency,Effective date',
        'PO-2026W47-12,Cedar Kitchen LLC,021000021,000123456789,1234.56,USD,2026-11-24',
        'PO-2026W47-1234567890,"\'=Fern, ""Field""",12,55-77 99,0.01,USD,2026-11-24',
        '',
      ].join('\r\n'),
    );
    expect({ included, leftOut }).toEqual({ included: payments, leftOut: [] });
  });
});
