import type { BulkEditRow } from '@counter/contract/menu';
import { FormActions, FormError, CancelButton } from '../../../ui/forms/form.tsx';
import { PendingButton } from '../../../ui/feedback/pending-button.tsx';
import { ChangeList } from './change-list.tsx';
import classes from './many.module.css';
import { countProducts } from './many-words.ts';
import { ScrollRegion } from './scroll-region.tsx';
import { useShownPart } from './shown-part.tsx';
import { plannedText } from '../planned/planned.text.ts';
import { manyText } from './many.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

interface BulkPreviewProps {
  rows: readonly BulkEditRow[];
  /** The formatted time of a planned change. */
  at: string | undefined;
  /** The new prices depend on the current ones, which may change before the plan runs. */
  isRelative: boolean;
  busy: boolean;
  failure: string | undefined;
  onApply: () => void;
  onBack: () => void;
}

/** Previews the changes to every product. */
export function BulkPreview({ rows, at, busy, failure, ...props }: BulkPreviewProps) {
  const { isRelative, onApply, onBack } = props;
  const changing = rows.filter(({ changes }) => changes.length > 0);
  const same = rows.length - changing.length;
  const { shown, more } = useShownPart(changing);
  return (
    <div className={classes.stack}>
      <output className={classes.summary}>
        {changing.length === 0
          ? manyText.nothingChanges
          : manyText.willChange(countProducts(changing.length))}
        {same === 0 ? null : manyText.unchanged(countProducts(same), same)}
      </output>
      {changing.length > 0 ? (
        <ScrollRegion label={manyText.whatChanges}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{uiText.name}</th>
                <th scope="col">{manyText.changes}</th>
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
      {at !== undefined && isRelative ? <p>{plannedText.pricesOfThen}</p> : null}
      <FormError>{failure}</FormError>
      <FormActions>
        <CancelButton onClick={onBack}>{uiText.goBack}</CancelButton>
        {changing.length > 0 || at !== undefined ? (
          <PendingButton busy={busy} onClick={onApply}>
            {at === undefined
              ? manyText.applyTo(countProducts(changing.length))
              : plannedText.planFor(at)}
          </PendingButton>
        ) : null}
      </FormActions>
    </div>
  );
}
