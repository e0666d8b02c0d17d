const noted = new WeakSet<object>();

/** Remembers an error of connecting to the database, or of a connection that broke: `isDatabaseGone` knows it then. */
export function noteDatabaseFailure(error: unknown): void {
  if (error instanceof Error) noted.add(error);
}

/** Codes of a server that ends its sessions or doesn't take any yet. */
const goneCodes = new Set(['57P01', '57P02', '57P03']);

/** Returns true for an error that only says that the database can't be reached. */
export function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    noted.has(error) ||
    goneCodes.has(codeOf(error)) ||
    /Connection terminated|is not queryable/.test(error.message)
  );
}

/** Codes of a full disk, a disk that fails, and a database that can only be read. */
const unwritableCodes = new Set(['53100', '58030', '25006']);

/** Returns true for an error of a database that can't save anything at the moment. */
export function isDatabaseUnwritable(error: unknown): boolean {
  return error instanceof Error && unwritableCodes.has(codeOf(error));
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : '';
}
