/** Returns the `tel:+12125550142` link for a number in any notation. */
export function dialAddress(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
}
