import type { Printer } from '@counter/contract/printing';

/** A test printer that prints one kitchen ticket per order. `change` overrides fields. */
export function aPrinter(change: Partial<Printer> = {}): Printer {
  return {
    id: 4,
    name: 'Kitchen',
    paperWidth: 80,
    kitchenCopies: 1,
    packageCopies: 0,
    stationId: null,
    station: null,
    condition: 'READY',
    lastSeenAt: '2026-11-20T12:00:00Z',
    waiting: 0,
    lastFailure: null,
    olVersion: 2,
    ...change,
  };
}
