/** Stands for a chosen range of days among the filters of a list. */
export const chosenDays = Symbol('chosen days');

/** The current filters of a list in words, in reading order; falsy for unset ones. */
export type LookedFor = readonly (string | number | false | undefined | typeof chosenDays)[];
