import { addressLine, type DeliveryAddress } from '@counter/contract/shared';

const minTyped = 2;
const maxOffered = 3;

/** Returns the earlier addresses that begin as the typed street does, or have a word that does. */
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

/** Fills in the rest of an earlier address once its street is typed in full. */
export function completed(
  address: DeliveryAddress,
  known: readonly DeliveryAddress[],
): DeliveryAddress {
  const typed = address.street.trim().toLowerCase();
  return known.find(({ street }) => street.toLowerCase() === typed) ?? address;
}

/** True for an address of the list, whatever its instructions. */
export function isSame(one: DeliveryAddress, other: DeliveryAddress): boolean {
  return addressLine(one) === addressLine(other);
}
