import type { Work } from './people.tables.ts';
import { updatePin } from './clock/clock.repository.ts';
import { hashPin } from './clock/pin-hash.ts';
import { createShift, type ShiftFacts } from './clock/shifts.repository.ts';
import {
  createEmployee,
  updateEmploymentEnd,
  type EmploymentEnd,
  type NewEmployee,
} from './employees.repository.ts';
import { createPlanned, type PlannedFacts } from './plan/plan.repository.ts';
import { createRider, type NewRider } from './riders.repository.ts';

type Place = Pick<Work, 'tx' | 'scope' | 'at'>;

/** Imports a store's employees without notifying anyone; returns their ids in the given order. */
export async function importEmployees(
  place: Place,
  employees: readonly (NewEmployee & EmploymentEnd)[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const { endDate, endReason, ...facts } of employees) {
    const id = await createEmployee(place, facts);
    if (endDate !== null) await updateEmploymentEnd(place, id, { endDate, endReason });
    ids.push(id);
  }
  return ids;
}

/** Imports a store's riders; returns their ids in the given order. */
export async function importRiders(
  place: Place,
  riders: readonly (NewRider & { readonly onDuty: boolean })[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const rider of riders) ids.push(await createRider(place, rider));
  return ids;
}

/** A past shift. */
export type PastShift = Omit<ShiftFacts, 'reason'> & { readonly employeeId: number };

/** Imports past shifts, and sets one PIN for all of their employees. */
export async function importShifts(
  place: Place,
  { pin, shifts }: { readonly pin: string; readonly shifts: readonly PastShift[] },
): Promise<void> {
  const pinHash = await hashPin(pin);
  for (const id of new Set(shifts.map(({ employeeId }) => employeeId))) {
    await updatePin(place.tx, place.scope, id, pinHash);
  }
  for (const { employeeId, ...facts } of shifts) {
    await createShift(place, employeeId, { ...facts, reason: '' });
  }
}

/** Imports planned shifts. */
export async function importPlannedShifts(
  place: Place,
  shifts: readonly PlannedFacts[],
): Promise<void> {
  await createPlanned(place, shifts);
}
