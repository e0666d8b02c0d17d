/** A phone number with its country and nothing around it (E.164): `+15550107788`. */
export const fullPhone = /^\+[1-9]\d{6,14}$/;

const nationalDigits = 10;

/**
 * A phone number as it is kept, however it was written: `+1 (555) 010-7788` and `555.010.7788` are
 * `+15550107788`. A number without its country is one of the country that stores are in. What is no whole
 * number keeps its digits.
 */
export function normalizePhone(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  if (phone.trim().startsWith('+')) return `+${digits}`;
  if (digits.length === nationalDigits) return `+1${digits}`;
  return digits.length === nationalDigits + 1 && digits.startsWith('1') ? `+${digits}` : digits;
}

/** A number as people read it, however it is written: `+1 (555) 010-7788`; those of other countries as they are. */
export function formatPhone(phone: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(normalizePhone(phone)) ?? [];
  return area ? `+1 (${area}) ${exchange}-${line}` : phone;
}
