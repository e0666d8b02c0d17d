import { describe, expect, it } from 'vitest';
import { isPrinterDown } from './printers-down.ts';
import { reportedConditions, printerConditions } from './printing.choices.ts';

const printer = { condition: 'READY', waiting: 0, kitchenCopies: 1, packageCopies: 0 } as const;
const onRequest = { ...printer, kitchenCopies: 0 };

describe('a printer outage', () => {
  it("starts when a printer can't print waiting tickets, whether the store is open or not", () => {
    for (const condition of printerConditions) {
      const isWell = condition === 'READY' || condition === 'PAPER_LOW';
      for (const isOpen of [true, false]) {
        expect(isPrinterDown({ ...onRequest, condition, waiting: 1 }, isOpen)).toBe(!isWell);
      }
    }
  });

  it("starts when a printer reports it can't print, even before tickets wait", () => {
    const down = reportedConditions.filter((condition) =>
      isPrinterDown({ ...printer, condition }, false),
    );
    expect(down).toEqual(['OUT_OF_PAPER', 'PAPER_JAM', 'COVER_OPEN', 'BROKEN']);
  });

  it('includes a printer switched off while the store takes orders, but not at night', () => {
    expect(isPrinterDown({ ...printer, condition: 'SILENT' }, true)).toBe(true);
    expect(isPrinterDown({ ...printer, condition: 'SILENT' }, false)).toBe(false);
  });

  it.each(printerConditions)(
    'excludes a printer that prints only on request and has nothing waiting: %s',
    (one) => {
      expect(isPrinterDown({ ...onRequest, condition: one }, true)).toBe(false);
    },
  );

  it('excludes a printer that was never connected', () => {
    expect(isPrinterDown({ ...printer, condition: 'NEVER_SEEN' }, true)).toBe(false);
  });
});
