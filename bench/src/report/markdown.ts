/** Formats a number without decimals. */
export const whole = (value: number): string => Math.round(value).toLocaleString('en-US');

/** Returns whether a goal was met, as text. */
export const verdict = (met: boolean): string => (met ? 'yes' : '**no**');

/** Returns a Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
