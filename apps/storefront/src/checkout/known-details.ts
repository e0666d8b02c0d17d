import { createDeviceValue } from '@counter/browser/device-value';
import { useShared } from '@counter/browser/shared-value';
import { addressLine, deliveryAddress, type DeliveryAddress } from '@counter/contract/shared';
import { z } from 'zod/mini';
import type { Draft } from './draft.ts';

const maxAddresses = 5;

const knownSchema = z.object({
  name: z.string(),
  phone: z.string(),
  /** Latest first. */
  addresses: z.array(deliveryAddress),
});

/** The name, the phone number and the addresses of earlier orders from this browser. */
export type KnownDetails = z.infer<typeof knownSchema>;

const nobody: KnownDetails = { name: '', phone: '', addresses: [] };

/** The details stored in this browser, shared by all stores. */
export const knownDetails = createDeviceValue('counter.details', knownSchema, nobody);

/** Returns the details of earlier orders from this browser, at any store. */
export function useKnownDetails(): KnownDetails {
  return useShared(knownDetails);
}

/** Merges the details typed for an order into the known ones. */
export function withTyped(
  known: KnownDetails,
  { name, phone, address }: Pick<Draft, 'name' | 'phone' | 'address'>,
): KnownDetails {
  const whole = z.safeParse(deliveryAddress, address);
  return {
    name: name?.trim() || known.name,
    phone: phone?.trim() || known.phone,
    addresses: whole.success
      ? uniqueAddresses([whole.data, ...known.addresses]).slice(0, maxAddresses)
      : known.addresses,
  };
}

/** Removes duplicate addresses, ignoring their instructions. */
export function uniqueAddresses(addresses: readonly DeliveryAddress[]): DeliveryAddress[] {
  const lines = addresses.map((address) => addressLine(address).toLowerCase());
  return addresses.filter((_, place) => lines.indexOf(lines[place] ?? '') === place);
}

/** Stores the name, phone number and address of an order. */
export function rememberDetails(draft: Draft): void {
  knownDetails.set(withTyped(knownDetails.get(), draft));
}

/** Deletes them at sign-out, so that the next person sees nothing. */
export function forgetKnownDetails(): void {
  knownDetails.set(nobody);
}
