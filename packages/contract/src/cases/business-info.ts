import { businessTypeCodes } from '../onboarding/onboarding.schemas.ts';
import { casesOf, phoneCases, requiredCases } from './field-cases.ts';
import type { FormCases } from './form-case.ts';

const taxRate = 'Store tax rate must be between 0 and 25, with up to 4 decimals';
const hours = 'Type hours such as 9:00 AM - 9:00 PM, or Mon-Fri 9:00 - 17:00; Sat 10:00 - 14:00';
const locations = 'Number of locations must be a whole number from 1';
const website = 'Enter a web address such as https://example.com/menu';
const menu = 'Add menu URL or upload image';

/** Step 1 of the wizard without pictures, so the menu's URL is required. */
export const businessInfoCases: FormCases = {
  filled: {
    name: 'Lind & Daughter Bakery',
    businessType: 'PHYSICAL_STORE',
    address: '12 Mill Lane, Springfield',
    phoneNumber: '+1 212 555 0142',
    storeTaxRate: '8.25',
    workingHours: '09:00 - 21:00',
    totalLocations: '1',
    menuWebsite: 'https://bakery.test/menu',
  },
  cases: [
    ...requiredCases('name', 'Business name  is required.', 120),
    ...casesOf('businessType', [
      ['', 'Restaurant type  is required.'],
      ...businessTypeCodes.map((code) => [code, null] as const),
    ]),
    ...requiredCases('address', 'Address  is required.', 300),
    ...phoneCases('phoneNumber', 'Store phone number  is required.'),
    ...casesOf('storeTaxRate', [
      ['', 'Store tax rate  is required.'],
      ['   ', 'Store tax rate  is required.'],
      ['-1', taxRate],
      ['25.0001', taxRate],
      ['26', taxRate],
      ['8.87501', taxRate],
      ['8,25', taxRate],
      ['1e1', taxRate],
      ['eight', taxRate],
      ['0', null],
      ['8.29', null],
      ['8.875', null],
      ['0.0001', null],
      [' 7.5 ', null],
      ['25', null],
      ['25.0000', null],
    ]),
    ...casesOf('workingHours', [
      ['', 'Working hours  is required.'],
      ['   ', 'Working hours  is required.'],
      ['nine to five', hours],
      ['24:00 - 12:00', hours],
      ['09:00 - 21:60', hours],
      ['09:00 - ', hours],
      ['08:30 - 22:15', null],
      ['18:00 - 02:00', null],
      ['9 - 5', hours],
      ['Sun closed', hours],
      ['9:00 AM - 9:00 PM', null],
      ['9am-9pm', null],
      ['9:00 - 21:00', null],
      ['Mon-Fri 9am-2pm, 5pm-10pm; Sat 10:00 - 14:00', null],
      ['00:00 - 00:00', null],
    ]),
    ...casesOf('totalLocations', [
      ['', 'Number of locations  is required.'],
      ['   ', 'Number of locations  is required.'],
      ['0', locations],
      ['-1', locations],
      ['1.5', locations],
      ['two', locations],
      ['100001', locations],
      ['1', null],
      ['100000', null],
    ]),
    ...casesOf('menuWebsite', [
      ['', menu],
      ['   ', menu],
      ['our menu', website],
      ['bakery', website],
      ['ftp://bakery.test', website],
      ['https://', website],
      ['javascript:alert(1)', website],
      [`https://bakery.test/${'m'.repeat(481)}`, 'Use at most 500 characters'],
      [`https://bakery.test/${'m'.repeat(480)}`, null],
      ['bakery.test', null],
      ['www.bakery.test/menu?day=today#bread', null],
      ['http://bakery.test', null],
      ['HTTPS://Bakery.TEST/Menu', null],
      [' https://bakery.test ', null],
    ]),
  ],
};
