import { Delayed } from '../../feedback/delayed.tsx';
import { Skeleton } from '../../feedback/skeleton.tsx';
import classes from './table.module.css';
import type { Column } from './types.ts';

const widths = [72, 96, 128, 80];
const cellPadding = 32;

interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[];
  count: number;
}

/** Gray placeholder rows with the size of real ones. */
export function SkeletonRows<Row>({ columns, count }: SkeletonRowsProps<Row>) {
  return (
    <tbody>
      {Array.from({ length: count }, (_, row) => (
        <tr key={row} className={classes.row}>
          {columns.map((column, index) => (
            <td key={column.id} className={classes.cell} data-numeric={column.numeric ?? false}>
              <Delayed>
                <Skeleton width={widthOf(column, row + index)} />
              </Delayed>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** Gray placeholder cards with the size of real ones. */
export function SkeletonCards({ count }: { count: number }) {
  return (
    <div aria-hidden>
      {Array.from({ length: count }, (_, card) => (
        <div key={card} className={classes.skeletonCard}>
          <Delayed>
            <Skeleton width={96} height={16} />
          </Delayed>
          <Delayed>
            <Skeleton width="60%" />
          </Delayed>
        </div>
      ))}
    </div>
  );
}

function widthOf(
  { numeric, width = Infinity }: Pick<Column<never>, 'numeric' | 'width'>,
  position: number,
) {
  const wanted = numeric ? 48 : (widths[position % widths.length] ?? 96);
  return Math.min(wanted, width - cellPadding);
}
