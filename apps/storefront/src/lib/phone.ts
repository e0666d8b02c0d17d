/** Formats a US phone number for reading: `+12125550142` is `(212) 555-0142`. Other numbers stay unchanged. */
export function readablePhone(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  const isAmerican =
    national.length === 10 && (digits !== national || !phone.trim().startsWith('+'));
  const parts = /^(\d{3})(\d{3})(\d{4})$/.exec(national);
  return isAmerican && parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : phone;
}
