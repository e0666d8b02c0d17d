import { casesOf, lengthCases, moneyCases, optionalCases, typedCasesOf } from './field-cases.ts';
import { caloriesCases } from './product-form.ts';
import type { FormCases } from './form-case.ts';

const weight = 'Enter a number such as 200';

/** The business-scoped product form. Its category is chosen by name. */
export const businessProductFormCases: FormCases = {
  filled: {
    productName: 'Plum cake',
    category: 'Cakes',
    code: '4006381333931',
    price: '99.00',
    discount: '0',
    description: 'With butter crumble.',
    displayUnitValue: 'Whole',
    weight: '200',
    unit: 'GRAM',
    tag: '#plum #cake',
    available: true,
    returnable: false,
  },
  sent: { category: 1, price: 9900, discount: 0, weight: 200 },
  cases: [
    ...lengthCases('productName', 'Product name is required', { minimum: 2, maximum: 50 }),
    ...typedCasesOf('category', [['', null, 'Category is required']]),
    ...optionalCases('code', 50),
    ...moneyCases('price', 'Price'),
    ...typedCasesOf('price', [
      ['1,000,000', 100_000_000, null],
      ['1,000,000.01', 100_000_001, 'Enter 1,000,000.00 or less'],
    ]),
    ...moneyCases('discount', 'Discount'),
    ...typedCasesOf('discount', [
      ['99', 9900, null],
      ['99.01', 9901, 'Discount must not be above the price'],
    ]),
    ...optionalCases('description', 2000),
    ...lengthCases('displayUnitValue', 'Display unit value is required', {
      minimum: 2,
      maximum: 25,
    }),
    ...typedCasesOf('weight', [
      ['', null, 'Weight is required'],
      ['1000001', 1_000_001, 'Enter 1,000,000 or less'],
      ['0', 0, null],
      ['0.125', 0.125, null],
      ['0.1255', 0.1255, weight],
      ['1,000', 1000, null],
      ['1000000', 1_000_000, null],
    ]),
    ...casesOf('weight', [['heavy', weight]]),
    ...caloriesCases,
    ...optionalCases('allergens', 200),
    ...optionalCases('tag', 200),
  ],
};
