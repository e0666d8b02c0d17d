import { describe, expect, it } from 'vitest';
import { isPrinterDown } from './printers-down.ts';
import { reportedConditions, printerConditions } from './printing.choices.ts';

const printer = { condition: 'READY', waiting: 0, kitchenCopies: 1, packageCopies: 0 } as const;
const onRequest = { ...printer, kitchenCopies: 0 };

describe('a printer is down', () => {
  it('that can not print what waits for it, whether the store is open or not', () => {
    for (const condition of printerConditions) {
      const isWell = condition === 'READY' || condition === 'PAPER_LOW';
      for (const isOpen of [true, false]) {
        expect(isPrinterDown({ ...onRequest, condition, waiting: 1 }, isOpen)).toBe(!isWell);
      }
    }
  });

  it('that says that it can not print, before tickets wait for it', () => {
    const down = reportedConditions.filter((condition) =>
      isPrinterDown({ ...printer, condition }, false),
    );
    expect(down).toEqual(['OUT_OF_PAPER', 'PAPER_JAM', 'COVER_OPEN', 'BROKEN']);
  });

  it('that is switched off while the store takes orders, and not at night', () => {
    expect(isPrinterDown({ ...printer, condition: 'SILENT' }, true)).toBe(true);
    expect(isPrinterDown({ ...printer, condition: 'SILENT' }, false)).toBe(false);
  });

  it.each(printerConditions)(
    'never, if it prints on request alone and nothing waits: %s',
    (one) => {
      expect(isPrinterDown({ ...onRequest, condition: one }, true)).toBe(false);
    },
  );

  it('not before it was ever connected', () => {
    expect(isPrinterDown({ ...printer, condition: 'NEVER_SEEN' }, true)).toBe(false);
  });
});
