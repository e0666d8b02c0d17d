import type { CallOf, Endpoint } from '@counter/contract/endpoint';

/** Returns a request for each endpoint of employees and riders. */
export function peopleCalls(storeId: number): Readonly<Record<string, CallOf<Endpoint>>> {
  const inPath = { params: { storeId: String(storeId) } };
  const named = { body: { storeId, id: 999_999 } };
  return {
    findEmployees: inPath,
    saveEmployee: {
      body: {
        storeId,
        firstName: 'Nora',
        lastName: 'Lind',
        mobileNumber: '212 555 0142',
        address: '12 Mill Lane, Springfield',
        cnic: '42101-1234567-8',
        designation: 'Cook',
        salary: 280_000,
      },
    },
    endEmployment: { body: { storeId, id: 999_999, endDate: '2026-01-31' } },
    resumeEmployment: named,
    exportEmployees: { body: { storeId } },
    findClock: inPath,
    punchClock: { body: { storeId, employeeId: 999_999, pin: '4821', action: 'IN' } },
    saveEmployeePin: { body: { storeId, id: 999_999, pin: '4821' } },
    findShifts: { body: { storeId, from: '2026-01-05', to: '2026-01-11' } },
    exportShifts: { body: { storeId, from: '2026-01-05', to: '2026-01-11' } },
    saveShift: {
      body: {
        storeId,
        employeeId: 999_999,
        day: '2026-01-05',
        start: '09:00',
        end: '17:00',
        reason: 'Forgot to clock in',
      },
    },
    removeShift: { body: { storeId, id: 999_999, reason: 'Clocked by mistake' } },
    findPlan: { body: { storeId, from: '2026-01-05', to: '2026-01-11' } },
    savePlannedShift: {
      body: { storeId, employeeId: 999_999, day: '2026-01-05', start: '09:00', end: '17:00' },
    },
    removePlannedShifts: { body: { storeId, ids: [999_999] } },
    restorePlannedShifts: { body: { storeId, ids: [999_999] } },
    copyPlannedWeek: { body: { storeId, from: '2026-01-05' } },
    findRiders: inPath,
    saveRider: {
      body: {
        storeId,
        name: 'Ali Raza',
        phone: '212 555 0143',
        cnic: '42101-7654321-9',
        vehicle: 'BICYCLE',
      },
    },
    updateRiderDuty: { body: { storeId, id: 999_999, onDuty: true } },
    removeRider: named,
    restoreRider: named,
  };
}
