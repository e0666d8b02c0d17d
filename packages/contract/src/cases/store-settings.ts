import {
  casesOf,
  moneyCases,
  optionalCases,
  phoneCases,
  requiredCases,
  typedCasesOf,
} from './field-cases.ts';
import type { FormCase, FormCases } from './form-case.ts';

const address = 'Enter a web address such as https://example.com';

/** The store's public information. */
export const storeInfoCases: FormCases = {
  filled: {
    name: 'Lind & Daughter Bakery',
    address: '12 Mill Lane, Springfield',
    phoneNumber: '+1 212 555 0142',
    website: 'https://bakery.test',
    description: 'Bread since 1921.',
  },
  cases: [
    ...requiredCases('name', 'Store name is required', 120),
    ...requiredCases('address', 'Address is required', 300),
    ...phoneCases('phoneNumber', 'Phone number is required'),
    ...casesOf('website', [
      ['', 'Website is required'],
      ['   ', 'Website is required'],
      ['our website', address],
      ['bakery', address],
      ['ftp://bakery.test', address],
      ['javascript:alert(1)', address],
      [`https://bakery.test/${'m'.repeat(481)}`, 'Use at most 500 characters'],
      ['bakery.test', null],
      [' https://www.bakery.test/#bread ', null],
    ]),
    ...optionalCases('description', 500),
  ],
};

const taxRate = 'Store tax rate must be between 0 and 25, with up to 4 decimals';

/** The store's tax rate as typed. */
export const taxRateCases: FormCases = {
  filled: { storeTaxRate: '9.75' },
  cases: [
    ...typedCasesOf('storeTaxRate', [
      ['', '', 'Tax rate is required'],
      ['-1', '-1', taxRate],
      ['25.0001', '25.0001', taxRate],
      ['26', '26', taxRate],
      ['8.87501', '8.87501', taxRate],
      ['eight', 'eight', taxRate],
      ['0', 0, null],
      ['0.0001', 0.0001, null],
      ['8.875', '8.875', null],
      ['8.29', '8.29', null],
      [' 7.5 ', ' 7.5 ', null],
      ['25', 25, null],
    ]),
  ],
};

/** The pickup instructions. */
export const customerPickupCases: FormCases = {
  filled: { pickupInstructions: 'Ring at the side door.' },
  cases: requiredCases('pickupInstructions', 'Instructions required.', 1000),
};

const minutes = 'Enter a whole number from 3 to 15';
const preparation = 'Enter a whole number from 1 to 240';

const clock: FormCase[] = typedCasesOf('expiryMinutes', [
  ['', null, 'Minutes are required'],
  ['2', 2, minutes],
  ['16', 16, minutes],
  ['4.5', 4.5, minutes],
  ['some', 'some', minutes],
  ['3', 3, null],
  ['15', 15, null],
]);

/** The ordering settings of a store whose unaccepted orders expire after the accept clock. */
export const storeOrderingCases: FormCases = {
  filled: { minimumOrder: '15.00', preparationMinutes: '25', expiryMinutes: '10' },
  sent: {
    minimumOrder: 1500,
    preparationMinutes: 25,
    expiryMinutes: 10,
    orderExpiry: 'AFTER_CLOCK',
    deliveryMethods: ['PICKUP', 'DIRECT'],
  },
  cases: [
    ...moneyCases('minimumOrder', 'Minimum order'),
    ...typedCasesOf('preparationMinutes', [
      ['', null, 'Preparation time is required'],
      ['0', 0, preparation],
      ['241', 241, preparation],
      ['12.5', 12.5, preparation],
      ['1', 1, null],
      ['240', 240, null],
    ]),
    ...clock,
  ],
};

/** The form that blocks a customer. */
export const blockCases: FormCases = {
  filled: { phoneNumber: '+1 212 555 0199', reason: 'Never picks up.' },
  cases: [
    ...phoneCases('phoneNumber', 'Phone number is required'),
    ...requiredCases('reason', 'Reason is required', 200),
  ],
};
