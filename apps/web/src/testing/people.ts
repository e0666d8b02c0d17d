import type { Employee, PlannedShift, Rider } from '@counter/contract/people';

/** A current employee of the store. */
export function anEmployee(change: Partial<Employee> = {}): Employee {
  return {
    id: 1,
    firstName: 'Ada',
    lastName: 'Lind',
    mobileNumber: '+1 (212) 555-0142',
    address: '12 Mill Lane',
    cnic: '42101-1234567-8',
    email: '',
    joiningDate: '2024-02-01',
    designation: 'Baker',
    salary: 280_000,
    currency: 'USD',
    notes: '',
    endDate: null,
    endReason: '',
    hasPin: false,
    olVersion: 1,
    ...change,
  };
}

/** A rider on duty. */
export const omar: Rider = {
  id: 5,
  name: 'Omar Farouk',
  phone: '+1 (212) 555-0107',
  cnic: '35202-1234567-1',
  vehicle: 'BICYCLE',
  plate: '',
  image: null,
  onDuty: true,
  olVersion: 4,
};

/** A planned shift today, the 20th, from nine to five in New York. */
export function aPlannedShift(change: Partial<PlannedShift> = {}): PlannedShift {
  return {
    id: 11,
    employeeId: 4,
    name: 'Nora Lind',
    day: '2026-11-20',
    start: '09:00',
    end: '17:00',
    startsAt: '2026-11-20T14:00:00Z',
    endsAt: '2026-11-20T22:00:00Z',
    minutes: 480,
    note: '',
    olVersion: 1,
    ...change,
  };
}
