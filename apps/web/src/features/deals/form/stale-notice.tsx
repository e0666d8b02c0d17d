import { StaleForm } from '../../../ui/forms/stale-form.tsx';
import classes from './deal-form.module.css';
import { describeChanges } from './describe-changes.ts';
import type { Stale } from './use-deal-form.ts';
import { text } from '../deals.text.ts';

/** Says that somebody else changed the deal, and asks which version to keep. */
export function StaleNotice({ before, theirs, ...notice }: Stale) {
  const changes = describeChanges(before, theirs);
  return (
    <StaleForm {...notice}>
      {changes.length > 0 ? (
        <ul className={classes.changes}>
          {changes.map((change) => (
            <li key={change.field}>
              {change.field}: {change.before === '' ? text.form.nothing : change.before} →{' '}
              {change.after === '' ? text.form.nothing : change.after}
            </li>
          ))}
        </ul>
      ) : null}
    </StaleForm>
  );
}
