import type { BulkEditRow } from '@counter/contract/menu';
import { FormActions, FormError, CancelButton } from '../../../ui/forms/form.tsx';
import { PendingButton } from '../../../ui/feedback/pending-button.tsx';
import { ChangeList } from './change-list.tsx';
import classes from './many.module.css';
import { countProducts } from './many-words.ts';
import { ScrollRegion } from './scroll-region.tsx';
import { useShownPart } from './shown-part.tsx';

interface BulkPreviewProps {
  rows: readonly BulkEditRow[];
  busy: boolean;
  failure: string | undefined;
  onApply: () => void;
  onBack: () => void;
}

/** What becomes of every product, before anything is changed. */
export function BulkPreview({ rows, busy, failure, onApply, onBack }: BulkPreviewProps) {
  const changing = rows.filter(({ changes }) => changes.length > 0);
  const same = rows.length - changing.length;
  const { shown, more } = useShownPart(changing);
  return (
    <div className={classes.stack}>
      <output className={classes.summary}>
        {changing.length === 0
          ? 'Nothing changes.'
          : `${countProducts(changing.length)} will change.`}
        {same === 0 ? null : ` ${countProducts(same)} stay as they are.`}
      </output>
      {changing.length > 0 ? (
        <ScrollRegion label="What changes">
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Changes</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ id, name, changes }) => (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  <td>
                    <ChangeList changes={changes} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {more}
        </ScrollRegion>
      ) : null}
      <FormError>{failure}</FormError>
      <FormActions>
        <CancelButton onClick={onBack}>Go back</CancelButton>
        {changing.length > 0 ? (
          <PendingButton busy={busy} onClick={onApply}>
            Apply to {countProducts(changing.length)}
          </PendingButton>
        ) : null}
      </FormActions>
    </div>
  );
}
