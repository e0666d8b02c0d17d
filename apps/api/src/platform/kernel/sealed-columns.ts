/** The sealed columns of a table. Names are in camel case. */
export type SealedColumns = {
  readonly table: string;
  /** The column that says in the place of a value which row it is in. */
  readonly row: string;
  /** The rest of the place, by sealed column: `{ ein: 'bank_details.ein' }`. */
  readonly places: Readonly<Record<string, string>>;
};

/** A column of blind indexes of phone numbers. They outlive their key: nobody knows the number any more. */
type IndexColumn = { readonly table: string; readonly column: string };

/** Everything in the database that needs an encryption key. */
export type SealedData = {
  readonly sealed: readonly SealedColumns[];
  readonly indexes: readonly IndexColumn[];
};

/** The place of a sealed value: `bank_details.ein 12`. */
export function placeOf<Column extends string>(
  { places }: { readonly places: Readonly<Record<Column, string>> },
  column: Column,
  row: number | string,
): string {
  return `${places[column]} ${row}`;
}
