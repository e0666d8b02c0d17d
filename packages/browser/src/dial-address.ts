/** Returns the address under which a phone dials a number: `tel:+12125550142`, however it is written. */
export function dialAddress(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
}
