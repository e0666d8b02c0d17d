import type { PlainDetails } from './plain-details.ts';

const shown = 4;

/** All but the last four characters hidden, how many there are included; one that short is hidden whole. */
function maskNumber(text: string): string {
  return text.length > shown ? `•••• ${text.slice(-shown)}` : '••••';
}

/** The secret parts of the details as they are shown. */
export function maskDetails({ accountNumber, routingNumber, ein, dateOfBirth, ssn }: PlainDetails) {
  return {
    accountNumber: maskNumber(accountNumber),
    routingNumber: maskNumber(routingNumber),
    ein: ein === null ? null : `••-•••${ein.slice(-shown)}`,
    dateOfBirth: `••••${dateOfBirth.slice(4)}`,
    ssn: `•••-••-${ssn}`,
  };
}
