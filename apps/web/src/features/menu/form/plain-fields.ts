import type { Product, sharedFields } from '@counter/contract/menu';
import { text } from '../menu.text.ts';
import { formText } from './form.text.ts';

/** The input of a product field. */
type PlainField = {
  readonly label: string;
  readonly help?: string;
  readonly required?: boolean;
} & (
  | { readonly kind: 'text'; readonly blank: string }
  | { readonly kind: 'number'; readonly decimals: number; readonly blank: number | null }
);

/** The plain fields of both forms, whose values are stored as typed. */
const sharedPlainFields = {
  calories: {
    kind: 'number',
    label: formText.calories,
    help: formText.caloriesHelp,
    decimals: 0,
    blank: null,
  },
  allergens: {
    kind: 'text',
    label: formText.allergens,
    help: formText.allergensHelp,
    blank: '',
  },
} as const satisfies { readonly [Name in keyof typeof sharedFields]: PlainField };

/** The plain fields of the business-scoped form. */
const plainFields = {
  code: { kind: 'text', label: formText.barCode, help: formText.barCodeHelp, blank: '' },
  tag: { kind: 'text', label: formText.hashTags, help: formText.hashTagsHelp, blank: '' },
  weight: { kind: 'number', label: text.weight, decimals: 3, blank: 200, required: true },
  displayUnitValue: {
    kind: 'text',
    label: formText.displayUnitValue,
    help: formText.displayUnitHelp,
    blank: '',
    required: true,
  },
  ...sharedPlainFields,
} as const satisfies { readonly [Name in keyof Product]?: PlainField };

type PlainFields = typeof plainFields;

export type PlainName = keyof PlainFields;

/** The names of the fields in both forms. */
export type SharedName = keyof typeof sharedPlainFields;

/** The field values of these fields. */
export type PlainValues<Names extends PlainName = PlainName> = {
  [Name in Names]: PlainFields[Name]['kind'] extends 'text' ? string : number | null;
};

const namesOf = <Fields extends object>(fields: Fields) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of that object
  Object.keys(fields) as (keyof Fields)[];

export const plainNames = namesOf(plainFields);
export const sharedNames = namesOf(sharedPlainFields);

/** Returns the field of a name, typed without its kind. */
export const plainField = (name: PlainName): PlainField => plainFields[name];

function valuesOf<Name extends PlainName>(
  names: readonly Name[],
  valueOf: (name: Name) => unknown,
): PlainValues<Name> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each name has its value
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as PlainValues<Name>;
}

/** Returns the values of these fields for a new product. */
export const blankValues = <Name extends PlainName>(names: readonly Name[]): PlainValues<Name> =>
  valuesOf(names, (name) => plainFields[name].blank);

/** Returns the values of these fields for an existing product. */
export const currentValues = <Name extends PlainName>(
  names: readonly Name[],
  product: Product,
): PlainValues<Name> => valuesOf(names, (name) => product[name]);
