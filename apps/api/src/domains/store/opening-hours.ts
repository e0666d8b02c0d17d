import { readWorkingHours, type OpeningInterval } from '@counter/contract/store';

/** The week of opening hours that the contract has let in. */
export function weekOf(hours: string): OpeningInterval[] {
  const week = readWorkingHours(hours);
  if (!week) throw new Error(`"${hours}" are no opening hours`);
  return week;
}
