import { addressLine, type DeliveryAddress } from '@counter/contract/shared';

const minTyped = 2;
const maxOffered = 3;

/** Returns the earlier addresses whose street, or a word of it, starts with the typed text. */
export function matchingAddresses(
  known: readonly DeliveryAddress[],
  typed: string,
): DeliveryAddress[] {
  const begun = typed.trim().toLowerCase();
  if (begun.length < minTyped) return [];
  const begins = ({ street }: DeliveryAddress): boolean => {
    const line = street.toLowerCase();
    return line !== begun && (line.startsWith(begun) || line.includes(` ${begun}`));
  };
  return known.filter(begins).slice(0, maxOffered);
}

/** Completes the address from an earlier one once its whole street has been typed. */
export function completed(
  address: DeliveryAddress,
  known: readonly DeliveryAddress[],
): DeliveryAddress {
  const typed = address.street.trim().toLowerCase();
  return known.find(({ street }) => street.toLowerCase() === typed) ?? address;
}

/** Returns true if two addresses are the same, ignoring their instructions. */
export function isSame(one: DeliveryAddress, other: DeliveryAddress): boolean {
  return addressLine(one) === addressLine(other);
}
