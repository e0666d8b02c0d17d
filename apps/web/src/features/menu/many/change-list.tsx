import type { BulkEditRow } from '@counter/contract/menu';
import classes from './many.module.css';
import { text } from '../menu.text.ts';

/** A product's changed fields: "Price: $ 4.50 → $ 5.00". */
export function ChangeList({ changes }: { changes: BulkEditRow['changes'] }) {
  return (
    <ul className={classes.changes}>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <span className={classes.field}>{field}</span>{' '}
          {before === '' ? null : (
            <>
              <del className={classes.before}>{before}</del>
              <span aria-hidden> → </span>
            </>
          )}
          <ins className={classes.after}>{after === '' ? text.nothing : after}</ins>
        </li>
      ))}
    </ul>
  );
}
