import type { PlainDetails } from './plain-details.ts';

const shown = 4;

/** All but the last four characters hidden, how many there are included; one that short is hidden whole. */
export function maskNumber(text: string): string {
  return text.length > shown ? `•••• ${text.slice(-shown)}` : '••••';
}

/** The secret parts of the details as they are shown. */
export function maskDetails({ accountNumber, routingNumber, ein, dateOfBirth, ssn }: PlainDetails) {
  return {
    accountNumber: accountNumber && maskNumber(accountNumber),
    routingNumber: routingNumber && maskNumber(routingNumber),
    ein: ein && `••-•••${ein.slice(-shown)}`,
    dateOfBirth: dateOfBirth && `••••${dateOfBirth.slice(4)}`,
    ssn: ssn && `•••-••-${ssn}`,
  };
}
