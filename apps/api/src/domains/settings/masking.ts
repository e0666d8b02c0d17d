import type { PlainDetails } from './plain-details.ts';

const shown = 4;

/** Masks all but the last four characters, and the length. Masks short numbers completely. */
export function maskNumber(text: string): string {
  return text.length > shown ? `•••• ${text.slice(-shown)}` : '••••';
}

/** Returns the secret fields of the details, masked for display. */
export function maskDetails({ accountNumber, routingNumber, ein, dateOfBirth, ssn }: PlainDetails) {
  return {
    accountNumber: accountNumber && maskNumber(accountNumber),
    routingNumber: routingNumber && maskNumber(routingNumber),
    ein: ein && `••-•••${ein.slice(-shown)}`,
    dateOfBirth: dateOfBirth && `••••${dateOfBirth.slice(4)}`,
    ssn: ssn && `•••-••-${ssn}`,
  };
}
