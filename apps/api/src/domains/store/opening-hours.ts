import { readWorkingHours, type OpeningInterval } from '@counter/contract/store';

/** Parses opening hours that the contract has validated. */
export function weekOf(hours: string): OpeningInterval[] {
  const week = readWorkingHours(hours);
  if (!week) throw new Error(`"${hours}" are no opening hours`);
  return week;
}
