const noted = new WeakSet<object>();

/** Remembers an error from connecting to the database or losing its connection, for `isDatabaseGone`. */
export function noteDatabaseFailure(error: unknown): void {
  if (error instanceof Error) noted.add(error);
}

/** Codes of a server that ends its sessions or accepts none yet. */
const goneCodes = new Set(['57P01', '57P02', '57P03']);

/** Returns true for an error that means the database is unreachable. */
export function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    noted.has(error) ||
    goneCodes.has(codeOf(error)) ||
    /Connection terminated|is not queryable/.test(error.message)
  );
}

/** Codes of a full disk, a failing disk, and a read-only database. */
const unwritableCodes = new Set(['53100', '58030', '25006']);

/** Returns true for an error that means the database can't save anything now. */
export function isDatabaseUnwritable(error: unknown): boolean {
  return error instanceof Error && unwritableCodes.has(codeOf(error));
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : '';
}
