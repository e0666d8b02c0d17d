export { findShiftDays } from './clock/shifts.service.ts';
export {
  importEmployees,
  importPlannedShifts,
  importRiders,
  importShifts,
  type PastShift,
} from './import.repository.ts';
export { peopleRoutes } from './people.routes.ts';
export { findRiderOnDuty } from './riders.service.ts';
