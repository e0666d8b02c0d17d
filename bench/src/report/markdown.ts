/** Writes a number without decimals. */
export const whole = (value: number): string => Math.round(value).toLocaleString('en-US');

/** Says whether an aim was met. */
export const verdict = (met: boolean): string => (met ? 'yes' : '**no**');

/** Returns a table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
