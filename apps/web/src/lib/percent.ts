const oneDecimal = new Intl.NumberFormat('en', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/**
 * Formats a percentage with one decimal so that columns line up: "94.0%". Only 0% and 100% have no decimal, and
 * nothing rounds to them.
 */
export function formatPercent(percent: number): string {
  if (percent <= 0) return '0%';
  if (percent >= 100) return `${Math.round(percent)}%`;
  return `${oneDecimal.format(Math.min(Math.max(percent, 0.1), 99.9))}%`;
}
