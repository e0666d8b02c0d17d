/** Search parameters of the hours, other than those of the dialogs. */
export interface HoursSearch {
  /** The id of the open exception; 'new' for one being added. */
  exception?: number | 'new' | undefined;
}

/** Parses the search parameters; drops invalid ones. */
export function hoursSearch({ exception }: Record<string, unknown>): HoursSearch {
  const isId = typeof exception === 'number' && Number.isSafeInteger(exception) && exception > 0;
  return { exception: isId || exception === 'new' ? exception : undefined };
}
