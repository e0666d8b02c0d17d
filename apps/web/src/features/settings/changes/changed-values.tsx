import { IconArrowNarrowRight } from '@tabler/icons-react';
import classes from './changes.module.css';
import { text } from './changes.text.ts';

interface ChangedValuesProps {
  changes: readonly { readonly field: string; readonly before: string; readonly after: string }[];
}

/** Changed fields with old and new values: "Minimum order: $ 15.00 → $ 20.00". */
export function ChangedValues({ changes }: ChangedValuesProps) {
  return (
    <ul className={classes.values}>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <span className={classes.field}>{field}</span>{' '}
          <del className={classes.before}>{before}</del>{' '}
          <IconArrowNarrowRight size={16} className={classes.arrow} aria-hidden />
          <span className={classes.heard}>{text.to}</span>{' '}
          <ins className={classes.after}>{after}</ins>
        </li>
      ))}
    </ul>
  );
}
