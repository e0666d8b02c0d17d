const number = /^([^\d.,]*)(\d{1,3}(?:\.\d{3})+|\d+),(\d+)([^\d.,]*)$/;

/**
 * Rewrites a number with a decimal comma (`12,5`, `1.200,50`) as one with a decimal point. Anything else
 * stays as it is, `1,200.50` included.
 */
export function withDecimalPoint(text: string): string {
  return text.replace(
    number,
    (_all, before: string, whole: string, decimals: string, after: string) =>
      `${before}${whole.replaceAll('.', '')}.${decimals}${after}`,
  );
}
