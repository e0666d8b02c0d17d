/** Represents a date range among a list's filters. */
export const chosenDays = Symbol('chosen days');

/** The active filters of a list as text, in reading order; falsy entries are unset. */
export type LookedFor = readonly (string | number | false | undefined | typeof chosenDays)[];
