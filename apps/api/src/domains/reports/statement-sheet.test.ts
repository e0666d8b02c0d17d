import { describe, expect, it } from 'vitest';
import { inBatches, owner, readTable, scope } from '../../testing/stores/sheets.ts';
import type { EntryRow, OpenStatement, StatementWanted } from '../ledger/index.ts';
import { statementSheet } from './statement-sheet.ts';

const entry: EntryRow = {
  seq: 1,
  kind: 'ORDER',
  at: new Date('2026-11-09T17:00:00Z'),
  day: '2026-11-09',
  orderId: 1,
  orderDay: '2026-11-09',
  reference: 'KM-1',
  note: 'Completed',
  amount: 25_00,
  parts: [],
  balance: 35_00,
};

function drawStatement(wanted: Partial<StatementWanted> = {}, rows: readonly EntryRow[] = [entry]) {
  const days = { startDate: '2026-11-09', endDate: '2026-11-15', search: '' };
  const statement: OpenStatement = {
    totals: {
      opening: 10_00,
      closing: 35_00,
      amount: 25_00,
      parts: [{ account: 'sales', amount: 25_00 }],
    },
    totalElements: rows.length,
    entries: inBatches(rows),
  };
  return statementSheet(scope, owner, { ...days, ...wanted }, statement);
}

describe('a statement of the books', () => {
  it('covers store days, from opening to closing balance', () => {
    const sheet = drawStatement();
    expect(sheet.facts).toEqual([
      'Cedar Kitchen · Cedar Foods LLC',
      '12 Quay Street',
      'Nov 9, 2026 to Nov 15, 2026',
      "Amounts in USD. Days by the store's clock (America/New York).",
    ]);
    const [before, sales, after] = sheet.sums[0]?.lines ?? [];
    expect(before).toEqual({ name: 'Before Nov 9, 2026', value: '$ 10.00' });
    expect(sales?.value).toBe('$ 25.00');
    expect(after).toEqual({ name: 'After Nov 15, 2026', value: '$ 35.00' });
    expect(sheet.date).toEqual(new Date('2026-11-16T05:00:00Z'));
  });

  it.each<[Partial<StatementWanted>, RegExp]>([
    [{ kind: 'ORDER' }, /^Only a part of the entries\. Kind: /],
    [{ account: 'sales' }, /^Only a part of the entries\. Account: /],
    [{ search: 'KM' }, /^Only a part of the entries\. Matching "KM"\.$/],
  ])('names the filter %o and sums the matching entries', (wanted, fact) => {
    const sheet = drawStatement(wanted);
    expect(sheet.facts[3]).toMatch(fact);
    expect(sheet.sums[0]?.lines.at(-1)).toEqual({ name: 'Matching entries', value: '$ 25.00' });
    expect(sheet.sums[0]?.lines).toHaveLength(2);
  });

  it('lists and sums every entry', async () => {
    expect(await readTable(drawStatement().tables[0])).toEqual({
      caption: 'Entries',
      count: 1,
      rows: [['Nov 9, 2026', expect.any(String), 'KM-1', 'Completed', '$ 25.00', '$ 35.00']],
      totals: ['Total', '1 entry', '', '', '$ 25.00', ''],
      numeric: ['Amount', 'Balance'],
    });
    const two = await readTable(drawStatement({}, [entry, { ...entry, amount: -5_00 }]).tables[0]);
    expect(two.totals).toEqual(['Total', '2 entries', '', '', '$ 20.00', '']);
  });
});
