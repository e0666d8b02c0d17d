import classes from './table.module.css';
import type { Column, Totals } from './types.ts';

interface TotalsRowProps<Row> {
  columns: readonly Column<Row>[];
  totals: Totals;
}

/** The row of totals at the bottom. */
export function TotalsRow<Row>({ columns, totals }: TotalsRowProps<Row>) {
  return (
    <tfoot>
      <tr className={classes.row}>
        {columns.map(({ id, numeric = false }) => (
          <td key={id} className={classes.total} data-numeric={numeric}>
            {totals.cells[id]}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
