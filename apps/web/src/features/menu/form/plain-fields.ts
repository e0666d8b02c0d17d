import type { Product } from '@counter/contract/menu';
import { text } from '../menu.text.ts';

/** The input of a product field. */
type PlainField = {
  readonly label: string;
  readonly help?: string;
  readonly required?: boolean;
} & (
  | { readonly kind: 'text'; readonly blank: string }
  | { readonly kind: 'number'; readonly decimals: number; readonly blank: number | null }
);

/** The fields of the business-scoped form that are entered as they are kept. */
const plainFields = {
  code: { kind: 'text', label: text.form.barCode, help: text.form.asItIsPrintedBelow, blank: '' },
  tag: { kind: 'text', label: text.form.hashTags, help: text.form.suchAsVeganSpicy, blank: '' },
  weight: { kind: 'number', label: text.weight, decimals: 3, blank: 200, required: true },
  displayUnitValue: {
    kind: 'text',
    label: text.form.displayUnitValue,
    help: text.form.howItIsSoldSuch,
    blank: '',
    required: true,
  },
  calories: {
    kind: 'number',
    label: text.form.calories,
    help: text.form.caloriesOfOne,
    decimals: 0,
    blank: null,
  },
} as const satisfies { readonly [Name in keyof Product]?: PlainField };

type PlainFields = typeof plainFields;

export type PlainName = keyof PlainFields;

/** The fields as they stand on the screen. */
export type PlainValues = {
  [Name in PlainName]: PlainFields[Name]['kind'] extends 'text' ? string : number | null;
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the object above
export const plainNames = Object.keys(plainFields) as PlainName[];

/** One field, whatever its kind. */
export const plainField = (name: PlainName): PlainField => plainFields[name];

const valuesOf = (valueOf: (name: PlainName) => unknown): PlainValues =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each name has its value
  Object.fromEntries(plainNames.map((name) => [name, valueOf(name)])) as PlainValues;

/** The fields of a new product. */
export const blankPlainValues = (): PlainValues => valuesOf((name) => plainFields[name].blank);

/** The fields of a product that is there. */
export const plainValuesOf = (product: Product): PlainValues => valuesOf((name) => product[name]);
