const number = /^([^\d.,]*)(\d{1,3}(?:\.\d{3})+|\d+),(\d+)([^\d.,]*)$/;

/**
 * Converts a number with a decimal comma (`12,5`, `1.200,50`) to a decimal point. Leaves anything else as it is,
 * including `1,200.50`.
 */
export function withDecimalPoint(text: string): string {
  return text.replace(
    number,
    (_all, before: string, whole: string, decimals: string, after: string) =>
      `${before}${whole.replaceAll('.', '')}.${decimals}${after}`,
  );
}
