import { casesOf, moneyCases, typedCasesOf, unreadableMoneyCases } from './field-cases.ts';
import type { FormCases } from './form-case.ts';

const miles = 'Type miles from 0.1 to 100, with 1 decimal at most';
const ascending = 'Must be farther than the distance before';
const zip = 'ZIP code must be 5 digits';

/** Direct delivery by distance and pooled delivery at a flat fee. Fields are named by path. */
export const deliveryFeeCases: FormCases = {
  filled: {
    zipCode: '11201',
    'direct.bands.0.upToMiles': '2',
    'direct.bands.0.fee': '2.99',
    'direct.bands.1.upToMiles': '5.5',
    'direct.bands.1.fee': '4.99',
    'direct.freeFrom': '60',
    'pooled.fee': '1.99',
    'pooled.freeFrom': '',
  },
  sent: {
    'direct.kind': 'BANDS',
    'direct.bands.0.upToMiles': 2,
    'direct.bands.0.fee': 299,
    'direct.bands.1.upToMiles': 5.5,
    'direct.bands.1.fee': 499,
    'direct.freeFrom': 6000,
    'pooled.kind': 'FLAT',
    'pooled.fee': 199,
    'pooled.freeFrom': null,
  },
  cases: [
    ...casesOf('zipCode', [
      ['', 'ZIP code is required'],
      ['1120', zip],
      ['11201-3344', zip],
      ['Brooklyn', zip],
      [' 10001 ', null],
    ]),
    ...typedCasesOf('direct.bands.1.upToMiles', [
      ['', null, 'Distance is required'],
      ['0', 0, miles],
      ['100.1', 100.1, miles],
      ['2', 2, ascending],
      ['1.9', 1.9, ascending],
      ['2.1', 2.1, null],
      ['100', 100, null],
    ]),
    ...casesOf('direct.bands.1.upToMiles', [
      ['far', miles],
      ['2.55', miles],
    ]),
    ...moneyCases('direct.bands.0.fee', 'Fee'),
    ...moneyCases('pooled.fee', 'Fee'),
    ...typedCasesOf('direct.freeFrom', [
      ['', null, null],
      ['0', 0, null],
      ['12.50', 1250, null],
    ]),
    ...unreadableMoneyCases('direct.freeFrom', 'Amount', ['a lot', '-1']),
  ],
};
