import { z } from 'zod/mini';
import { moneyAmount, wholeNumber } from '../shared/amount-fields.ts';
import { fieldRule } from '../shared/fields.ts';
import { id, instant, minorUnits, requiredText } from '../shared/schema.ts';

/** A choice of an option group as the store edits it. */
export const storeOptionChoice = z.object({
  id,
  name: z.string(),
  /** Added to the price of one unit. */
  price: minorUnits,
  /** True if it is available now. */
  available: z.boolean(),
  unavailableUntil: z.nullable(instant),
});

export type StoreOptionChoice = z.infer<typeof storeOptionChoice>;

/** A group of options for products. It may belong to several products. */
export const storeOptionGroup = z.object({
  id,
  storeId: id,
  name: z.string(),
  minimum: z.int(),
  maximum: z.int(),
  choices: z.array(storeOptionChoice),
  /** The products that use it. */
  products: z.array(z.object({ id, name: z.string() })),
  olVersion: z.int(),
});

export type StoreOptionGroup = z.infer<typeof storeOptionGroup>;

const choiceFields = z.object({
  /** Omit or send 0 for a new choice. Omitted choices are removed. */
  id: z._default(z.int().check(z.minimum(0)), 0),
  name: requiredText('Option name is required', 80),
  price: moneyAmount('Option price'),
  available: z._default(z.boolean(), true),
});

type Bounds = {
  readonly minimum: number;
  readonly maximum: number;
  readonly choices: readonly { readonly name: string }[];
};

/** Omit `id` or send 0 to add a group; otherwise `olVersion` is the edited version. */
export const optionGroupRequest = z
  .object({
    storeId: id,
    id: z._default(z.int().check(z.minimum(0)), 0),
    olVersion: z.optional(z.int()),
    name: requiredText('Group name is required', 80),
    minimum: wholeNumber('Minimum is required', 0, 30),
    maximum: wholeNumber('Maximum is required', 1, 30),
    choices: z
      .array(choiceFields)
      .check(z.minLength(1, 'Add at least one option'), z.maxLength(50, 'Too many options')),
  })
  .check(
    fieldRule<Bounds>(
      'maximum',
      'Maximum must not be below the minimum',
      ({ minimum, maximum }) => !(Number(minimum) > Number(maximum)),
    ),
    fieldRule<Bounds>(
      'minimum',
      "There aren't that many options",
      ({ minimum, choices }) => !(choices && Number(minimum) > choices.length),
    ),
    fieldRule<Bounds>('choices', 'Two options have the same name', ({ choices }) =>
      hasOwnNames(choices),
    ),
  );

function hasOwnNames(choices: Bounds['choices'] | undefined): boolean {
  if (!choices) return true;
  // Blank names have their own message.
  const names = choices.map(({ name }) => name.trim().toLowerCase()).filter(Boolean);
  return new Set(names).size === names.length;
}

export type OptionGroupRequest = z.output<typeof optionGroupRequest>;
