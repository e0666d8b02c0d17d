/** The search parameters of the hours besides those of the dialogs. */
export interface HoursSearch {
  /** The exception that is open, by its id; 'new' for one that is being added. */
  exception?: number | 'new' | undefined;
}

/** Reads the address; what makes no sense is left out. */
export function hoursSearch({ exception }: Record<string, unknown>): HoursSearch {
  const isId = typeof exception === 'number' && Number.isSafeInteger(exception) && exception > 0;
  return { exception: isId || exception === 'new' ? exception : undefined };
}
