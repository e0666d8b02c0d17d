import { Link } from '@tanstack/react-router';
import { chartText } from './chart.text.ts';
import classes from './chart-table.module.css';
import type { WaterfallBar } from './waterfall-bar.ts';

/** The bars of a waterfall as a table, with the sums emphasized. */
export function WaterfallTable({ name, bars }: { name: string; bars: readonly WaterfallBar[] }) {
  return (
    <table aria-label={name} className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{chartText.part}</th>
          <th scope="col">{chartText.amount}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, text, tone, link }) => (
          <tr key={label} data-sum={tone === 'sum'}>
            <th scope="row">
              {link ? (
                <Link {...link} className={classes.open}>
                  {label}
                </Link>
              ) : (
                label
              )}
            </th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
