import { casesOf, optionalCases } from './field-cases.ts';
import type { FormCases } from './form-case.ts';

const address = 'deliveryAddress';

/** The address and notes of a web order. */
export const checkoutCases: FormCases = {
  filled: {
    [`${address}.street`]: '12 Mill Lane',
    [`${address}.city`]: 'Springfield',
    [`${address}.state`]: 'NY',
    [`${address}.zip`]: '10001',
    [`${address}.instructions`]: 'Ring twice',
    'customer.name': 'Maya Lind',
    'customer.phone': '(212) 555-0142',
    note: 'No cutlery, please.',
  },
  cases: [
    ...casesOf(`${address}.street`, [
      ['', 'Street is required'],
      ['   ', 'Street is required'],
      ['s'.repeat(121), 'Use at most 120 characters'],
    ]),
    ...casesOf(`${address}.city`, [['', 'City is required']]),
    ...casesOf(`${address}.state`, [
      ['', 'State is required'],
      ['New York', null],
    ]),
    ...casesOf(`${address}.zip`, [
      ['', 'ZIP code is required'],
      ['1000', 'ZIP code must be 5 digits'],
      ['1000A', 'ZIP code must be 5 digits'],
      ['10001-1234', null],
      [' 10001 ', null],
    ]),
    ...optionalCases(`${address}.instructions`, 300),
    ...casesOf('customer.name', [
      ['', 'Customer name is required'],
      ['n'.repeat(81), 'Use at most 80 characters'],
    ]),
    ...casesOf('customer.phone', [
      ['', 'Customer phone must be a phone number'],
      ['call me', 'Customer phone must be a phone number'],
      ['+1 212 555 0142', null],
    ]),
    ...optionalCases('note', 500),
  ],
};

/** Returns the request body of some fields. A dot in a name separates nested fields. */
export function checkoutBody(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(fields)) {
    const [part = '', field] = path.split('.');
    if (field === undefined) body[part] = value;
    else body[part] = { ...Object(body[part]), [field]: value };
  }
  return body;
}
