import { z } from 'zod/mini';
import { textOr } from './absent.ts';
import { optionalText, orEmpty } from './fields.ts';
import { requiredText } from './schema.ts';

/** The delivery address of an order. */
export const deliveryAddress = z.object({
  street: requiredText('Street is required', 120),
  city: requiredText('City is required', 80),
  state: requiredText('State is required', 40),
  zip: z
    .string(textOr('ZIP code is required'))
    .check(
      z.trim(),
      z.minLength(1, 'ZIP code is required'),
      z.regex(orEmpty(/^\d{5}(-\d{4})?$/), 'ZIP code must be 5 digits'),
    ),
  /** Directions for the courier: door, floor, bell. */
  instructions: optionalText(300),
});

export type DeliveryAddress = z.output<typeof deliveryAddress>;

/** Formats an address on one line: `12 Mill Lane, Springfield, NY 10001`. */
export function addressLine({
  street,
  city,
  state,
  zip,
}: Omit<DeliveryAddress, 'instructions'>): string {
  return `${street}, ${city}, ${state} ${zip}`;
}
