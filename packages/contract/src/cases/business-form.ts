import { casesOf, emailCases, lengthCases } from './field-cases.ts';
import type { FormCase, FormCases } from './form-case.ts';

const time = 'Enter a time such as 09:00';

function elevenDigitCases(field: string, required: string): FormCase[] {
  return casesOf(field, [
    ['', required],
    ['   ', required],
    ['1212555014', 'Too Short!'],
    ['121255501423', 'Too Long!'],
    ['1212555014a', 'invalid'],
    ['+1212555014', 'invalid'],
    ['1 212 55501', 'invalid'],
    ['12125550142', null],
    [' 12125550142 ', null],
  ]);
}

function timeCases(field: string): FormCase[] {
  return casesOf(field, [
    ['', 'Enter a time'],
    ['24:00', time],
    ['9:00', time],
    ['12:60', time],
    ['noon', time],
    ['00:00', null],
    ['23:59', null],
  ]);
}

/** The business form. The email field is shown if emails are accepted. */
export const businessFormCases: FormCases = {
  filled: {
    businessname: 'Lind & Daughter Bakery',
    businessbranch: 'Riverside',
    businessAddress: '48 Water Street, Springfield',
    location: 'Clock Tower',
    profilename: 'Riverside Bakery',
    email: '',
    number: '12125550142',
    whatapp: '12125550143',
    businessTerms: 'No returns of fresh bread.',
    remember: true,
    openingTime: '07:00',
    closingTime: '19:00',
    acceptEmail: false,
    acceptCalls: true,
    acceptWhatsapp: false,
    expireUnaccepted: true,
  },
  cases: [
    ...lengthCases('businessname', 'Your Business Name', {
      minimum: 2,
      maximum: 50,
      exclaimed: true,
    }),
    ...lengthCases('businessbranch', 'Your Business Branch', {
      minimum: 2,
      maximum: 50,
      exclaimed: true,
    }),
    ...lengthCases('businessAddress', 'Your Business Address', {
      minimum: 10,
      maximum: 60,
      exclaimed: true,
    }),
    ...lengthCases('location', 'Your Land Mark', { minimum: 11, maximum: 11, exclaimed: true }),
    ...lengthCases('profilename', 'Your Business Profile Name', {
      minimum: 2,
      maximum: 50,
      exclaimed: true,
    }),
    ...lengthCases('businessTerms', 'Your Business Terms', {
      minimum: 2,
      maximum: 50,
      exclaimed: true,
    }),
    ...elevenDigitCases('number', 'Your Phone Number'),
    ...elevenDigitCases('whatapp', 'Your WhatsApp Number'),
    ...emailCases('email', 'Email is required').map((one) => ({
      ...one,
      given: { acceptEmail: true },
    })),
    { field: 'email', value: '', message: null, given: { acceptEmail: false } },
    ...timeCases('openingTime'),
    ...timeCases('closingTime'),
    ...['remember', 'acceptCalls', 'acceptWhatsapp', 'expireUnaccepted'].flatMap((field) =>
      [true, false].map((value) => ({ field, value, message: null })),
    ),
  ],
};
