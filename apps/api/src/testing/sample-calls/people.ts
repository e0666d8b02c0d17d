import type { CallOf, Endpoint } from '@counter/contract/endpoint';

/** Calls about who works for a store and who delivers for it. */
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
