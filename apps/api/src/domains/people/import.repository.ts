import type { Work } from './people.tables.ts';
import {
  createEmployee,
  updateEmploymentEnd,
  type EmploymentEnd,
  type NewEmployee,
} from './employees.repository.ts';
import { createRider, type NewRider } from './riders.repository.ts';

type Place = Pick<Work, 'tx' | 'scope' | 'at'>;

/** Writes employees of a store as if they had been added. Nobody is told. */
export async function importEmployees(
  place: Place,
  employees: readonly (NewEmployee & EmploymentEnd)[],
): Promise<void> {
  for (const { endDate, endReason, ...facts } of employees) {
    const id = await createEmployee(place, facts);
    if (endDate !== null) await updateEmploymentEnd(place, id, { endDate, endReason });
  }
}

/** Writes riders of a store as if they had been added; answers their ids in their order. */
export async function importRiders(
  place: Place,
  riders: readonly (NewRider & { readonly onDuty: boolean })[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const rider of riders) ids.push(await createRider(place, rider));
  return ids;
}
