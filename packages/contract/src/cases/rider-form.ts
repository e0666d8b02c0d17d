import { cnicCases, contactNumberCases } from './employee-form.ts';
import { casesOf, lengthCases } from './field-cases.ts';
import type { FormCase, FormCases } from './form-case.ts';

/** Cases for the plate of a vehicle that needs one, or has none. */
function plateCases(vehicle: string, whenEmpty: string | null): FormCase[] {
  return casesOf('plate', [
    ['', whenEmpty],
    ['   ', whenEmpty],
    ['KHI-1234', null],
    ['P'.repeat(15), null],
    ['P'.repeat(16), 'Use at most 15 characters'],
  ]).map((one) => ({ ...one, given: { vehicle } }));
}

/** The rider form. */
export const riderFormCases: FormCases = {
  filled: {
    name: 'Ali Raza',
    phone: '+1 212 555 0143',
    cnic: '42101-7654321-9',
    vehicle: 'MOTORBIKE',
    plate: 'KHI-1234',
  },
  cases: [
    ...lengthCases('name', 'Rider name is required.', { minimum: 2, maximum: 50 }),
    ...contactNumberCases('phone', 'Rider phone number is required.'),
    ...cnicCases('cnic', 'Rider CNIC # is required.'),
    ...plateCases('MOTORBIKE', 'Plate is required.'),
    ...plateCases('CAR', 'Plate is required.'),
  ],
};
