/** Matches a phone number in E.164: `+15550107788`. */
export const fullPhone = /^\+[1-9]\d{6,14}$/;

const nationalDigits = 10;

/**
 * Normalizes a phone number for storage: `+1 (555) 010-7788` and `555.010.7788` become `+15550107788`. A number without
 * a country code belongs to the stores' country. An incomplete number keeps its digits.
 */
export function normalizePhone(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  if (phone.trim().startsWith('+')) return `+${digits}`;
  if (digits.length === nationalDigits) return `+1${digits}`;
  return digits.length === nationalDigits + 1 && digits.startsWith('1') ? `+${digits}` : digits;
}

/** Formats a number in any notation: `+1 (555) 010-7788`. Numbers of other countries stay unchanged. */
export function formatPhone(phone: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(normalizePhone(phone)) ?? [];
  return area ? `+1 (${area}) ${exchange}-${line}` : phone;
}
