const oneDecimal = new Intl.NumberFormat('en', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/**
 * Formats a share in percent with one decimal, so that shares in a column line up: "94.0%". Only none
 * and all have no decimal, and nothing is rounded to them.
 */
export function formatPercent(percent: number): string {
  if (percent <= 0) return '0%';
  if (percent >= 100) return `${Math.round(percent)}%`;
  return `${oneDecimal.format(Math.min(Math.max(percent, 0.1), 99.9))}%`;
}
