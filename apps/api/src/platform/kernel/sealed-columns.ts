/** The sealed columns of a table. Names are in camel case. */
export type SealedColumns = {
  readonly table: string;
  /** The column that identifies the row in a value's place. */
  readonly row: string;
  /** The first part of the place, by sealed column: `{ ein: 'bank_details.ein' }`. */
  readonly places: Readonly<Record<string, string>>;
};

/** A column of phone numbers' blind indexes. It outlives its key, because the numbers are no longer known. */
type IndexColumn = { readonly table: string; readonly column: string };

/** Everything in the database that needs an encryption key. */
export type SealedData = {
  readonly sealed: readonly SealedColumns[];
  readonly indexes: readonly IndexColumn[];
};

/** Returns a sealed value's place: `bank_details.ein 12`. */
export function placeOf<Column extends string>(
  { places }: { readonly places: Readonly<Record<Column, string>> },
  column: Column,
  row: number | string,
): string {
  return `${places[column]} ${row}`;
}
