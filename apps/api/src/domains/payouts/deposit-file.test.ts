import { depositLimitBytes } from '@counter/contract/payouts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmount, readDay } from './deposit-cells.ts';
import { readDepositFile } from './deposit-file.ts';

const read = async (lines: readonly string[]) => readDepositFile(lines.join('\n'), 'USD');

const sgml = [
  'OFXHEADER:100',
  'DATA:OFXSGML',
  'VERSION:102',
  '',
  '<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD',
  '<BANKTRANLIST><DTSTART>20261101<DTEND>20261130',
  '<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261124120000[-5:EST]',
  '<TRNAMT>1234.56',
  '<FITID>1<NAME>COUNTER MARKETPL<MEMO>PAYOUT PO-2026W47-0012 &amp; co',
  '</STMTTRN>',
  '<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261125<TRNAMT>-40.00<FITID>2<NAME>RENT',
  '</STMTTRN>',
  '<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>soon<TRNAMT>5.00<FITID>3</STMTTRN>',
  '</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
];

const xml = [
  '<?xml version="1.0" encoding="UTF-8" standalone="no"?>',
  '<?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE"?>',
  '<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD</CURDEF><BANKTRANLIST>',
  '<DTSTART>20261101000000</DTSTART><DTEND>20261130000000</DTEND>',
  '<STMTTRN><TRNTYPE>DEP</TRNTYPE><DTPOSTED>20261124</DTPOSTED><TRNAMT>1234,56</TRNAMT>',
  '  <FITID>1</FITID><NAME>COUNTER MARKETPL</NAME><MEMO>PAYOUT PO-2026W47-0012 &amp; co</MEMO></STMTTRN>',
  '</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
];

describe('a parsed bank file', () => {
  it('can be a CSV as US banks export it', async () => {
    expect(
      await read([
        'Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #',
        'CREDIT,11/24/2026,"ORIG CO NAME:COUNTER MARKETPL, PO-2026W47-0012",1234.56,ACH_CREDIT,2000.00,,',
        'DEBIT,11/25/2026,"RENT",-40.00,ACH_DEBIT,1960.00,,',
        '',
        'DSLIP,13/13/2026,"DEPOSIT",10.00,DEPOSIT,1970.00,,',
        'DSLIP,11/26/2026,"DEPOSIT",ten,DEPOSIT,1970.00,,',
        'DSLIP,11/27/2026,"DEPOSIT",,DEPOSIT,1970.00,,',
        ',,Total,1194.56,,,',
      ]),
    ).toEqual({
      firstDay: '2026-11-24',
      lastDay: '2026-11-25',
      deposits: [
        {
          line: 2,
          day: '2026-11-24',
          description: 'CREDIT ORIG CO NAME:COUNTER MARKETPL, PO-2026W47-0012',
          amount: 123_456,
        },
      ],
      unread: [
        { line: 5, reason: '"13/13/2026" is no date.' },
        { line: 6, reason: '"ten" is no amount.' },
        { line: 7, reason: 'The amount is missing.' },
      ],
    });
  });

  it('can have a preamble, semicolons, days first and columns for in and out', async () => {
    const { deposits, firstDay, lastDay } = await read([
      '\uFEFFAccount;DE00 1234',
      'Period;November',
      '',
      'Paid out;Paid in;Memo;Value date;Balance;Reference',
      ';1.234,56;Counter;13/11/2026;9;PO-2026W47-0012',
      '40,00;;Rent;02/11/2026;9;',
      '0,00;7,00;Refund;03/11/2026;9;',
    ]);
    expect([firstDay, lastDay]).toEqual(['2026-11-02', '2026-11-13']);
    expect(deposits).toEqual([
      { line: 5, day: '2026-11-13', description: 'Counter PO-2026W47-0012', amount: 123_456 },
      { line: 7, day: '2026-11-03', description: 'Refund', amount: 700 },
    ]);
  });

  it('can have ISO dates, tabs, negative amounts in brackets and a credit/debit column', async () => {
    const { deposits } = await read([
      'Name\tAmount (USD)\tCR/DR\tDate',
      'Counter\t$1,234.56\tCR\t2026-11-24',
      'Rent\t40.00\tDR\t2026-11-24',
      'Fee\t($2.00)\t\t2026-11-25',
    ]);
    expect(deposits).toEqual([
      { line: 2, day: '2026-11-24', description: 'Counter', amount: 123_456 },
    ]);
  });

  it.each([
    ['OFX 1', sgml],
    ['OFX 2', xml],
  ])('can be %s', async (_version, lines) => {
    expect(await read(lines)).toMatchObject({
      firstDay: '2026-11-01',
      lastDay: '2026-11-30',
      deposits: [
        {
          line: lines.findIndex((line) => line.includes('STMTTRN>')) > 4 ? 7 : 5,
          day: '2026-11-24',
          description: 'COUNTER MARKETPL PAYOUT PO-2026W47-0012 & co',
          amount: 123_456,
        },
      ],
    });
  });

  it("reports the lines of OFX that can't be read", async () => {
    expect((await read(sgml)).unread).toEqual([{ line: 13, reason: '"soon" is no date.' }]);
  });

  it.each([
    ['other words', ['Name,Price', 'Rye bread,6.50'], /^We can't find the columns for the date/],
    ['an open quotation mark', ['Date,Amount', '2026-11-24,"5'], /quotation mark/],
    ['columns alone', ['Date,Amount'], /^The file has no transactions\./],
    ['nothing that can be read', ['Date,Amount', 'soon,5'], /Line 2: "soon" is no date\.$/],
    [
      'another currency',
      sgml.map((line) => line.replace('USD', 'EUR')),
      'This account is in EUR, and the store is paid in USD.',
    ],
  ])('is rejected with %s', async (_case, lines, message) => {
    await expect(read(lines)).rejects.toThrow(message);
  });

  it('is rejected if it is too large', async () => {
    await expect(read(['x'.repeat(depositLimitBytes + 1)])).rejects.toThrow('1 MB at most');
  });
});

describe('an amount', () => {
  it.each([
    ['12', 1200],
    ['12.5', 1250],
    ['.50', 50],
    ['$ 1,234.50', 123_450],
    ['1.234,50 €', 123_450],
    ['1,23,456.00', 12_345_600],
    ['1,234', 123_400],
    ['(12.00)', -1200],
    ['($12.00)', -1200],
    ['-$12.00', -1200],
    ['\u221212.00', -1200],
    ['12.00-', -1200],
    ['12.00 DR', -1200],
    ['12.00 CR', 1200],
    ['+12.5000', 1250],
    ['USD 12.00', 1200],
    ['0.00', 0],
  ])('%s is %i cents', (text, cents) => {
    expect(readAmount(text, 'USD')).toBe(cents);
  });

  it.each(['', '-', 'ten', '12.345', '1,2', '1.2.3', '12,34,5.00', 'Total 2026', '9'.repeat(100)])(
    "%j isn't one",
    (text) => {
      expect(readAmount(text, 'USD')).toBe(text === '1,2' ? 120 : undefined);
    },
  );

  it('round-trips in any format', () => {
    const amounts = fc.integer({ min: -1e9, max: 1e9 });
    const forms = fc.constantFrom<(text: string) => string>(
      (text) => text,
      (text) => text.replace('-', '-$'),
      (text) => (text.startsWith('-') ? `(${text.slice(1)})` : `+${text}`),
    );
    fc.assert(
      fc.property(
        amounts,
        forms,
        fc.constantFrom('en-US', 'de-DE', 'en-PK'),
        (cents, form, place) => {
          const written = (cents / 100).toLocaleString(place, { minimumFractionDigits: 2 });
          expect(readAmount(form(written), 'USD')).toBe(cents);
        },
      ),
    );
  });
});

describe('a date', () => {
  it.each([
    '2026-11-03',
    '20261103',
    '11/3/2026',
    '11/03/26',
    '11-03-2026',
    '03.11.2026',
    '3 Nov 2026',
    '03-Nov-26',
    'Nov 3, 2026',
    'November 3, 2026',
    'Tue, Nov 3, 2026',
    '2026-11-03T23:30:00Z',
    '11/03/2026 11:30 PM',
  ])('%s is November 3', (text) => {
    expect(readDay(text, false)).toBe('2026-11-03');
  });

  it('can start with the day', () => {
    expect(readDay('03/11/2026', true)).toBe('2026-11-03');
  });

  it.each(['', 'soon', '2026-02-30', '13/13/2026', '12', 'Pending', '9'.repeat(100)])(
    "%j isn't one",
    (text) => {
      expect(readDay(text, false)).toBeUndefined();
    },
  );
});
