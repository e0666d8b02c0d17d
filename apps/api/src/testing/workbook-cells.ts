import type { CellObject, WorkSheet } from '@e965/xlsx';

/** Returns the cell at an address such as `B2`; undefined if it is empty. */
export function cellAt(sheet: WorkSheet | undefined, address: string): CellObject | undefined {
  const cell: unknown = sheet?.[address];
  return isCell(cell) ? cell : undefined;
}

function isCell(value: unknown): value is CellObject {
  return typeof value === 'object' && value !== null && 't' in value;
}
