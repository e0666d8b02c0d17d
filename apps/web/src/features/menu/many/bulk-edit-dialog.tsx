import type { BulkEdit, BulkEditRow } from '@counter/contract/menu';
import { useState } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { BulkForm } from './bulk-form.tsx';
import { BulkPreview } from './bulk-preview.tsx';
import { blankValues, type BulkValues } from './bulk-values.ts';
import { useEditProducts } from './many.queries.ts';
import { countProducts } from './many-words.ts';
import { text } from '../menu.text.ts';
import { manyText } from './many.text.ts';

export interface BulkEditDialogProps {
  opened: boolean;
  /** The products that are checked. */
  ids: readonly number[];
  onClose: () => void;
  /** They are changed; the list need not keep them checked. */
  onApplied?: () => void;
}

/** Changes price, tax, availability and category of many products; first shows what becomes of them. */
export function BulkEditDialog({ opened, ids, onClose, onApplied }: BulkEditDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={text.editLabel(countProducts(ids.length))}
      centered
      size={640}
    >
      <Steps ids={ids} onClose={onClose} onApplied={onApplied} />
    </Modal>
  );
}

type Previewed = { readonly edit: BulkEdit; readonly rows: readonly BulkEditRow[] };

interface StepsProps {
  ids: readonly number[];
  onClose: () => void;
  onApplied: (() => void) | undefined;
}

/** First what is to change, then what becomes of it. What was typed is still there after going back. */
function Steps({ ids, onClose, onApplied }: StepsProps) {
  const [values, setValues] = useState<BulkValues>(() => blankValues(''));
  const [previewed, setPreviewed] = useState<Previewed>();
  const { mutate, isPending, error, reset } = useEditProducts();
  const failure = error ? explainFailure(error) : undefined;

  function preview(edit: BulkEdit, typed: BulkValues) {
    setValues(typed);
    mutate(
      { ids, edit, preview: true },
      { onSuccess: ({ data: { rows } }) => setPreviewed({ edit, rows }) },
    );
  }

  function apply({ edit }: Previewed) {
    mutate(
      { ids, edit, preview: false },
      {
        onSuccess: ({ data: { rows } }) => {
          const changed = rows.filter(({ changes }) => changes.length > 0).length;
          toastSuccess(manyText.changed(countProducts(changed)));
          onApplied?.();
          onClose();
        },
      },
    );
  }

  function goBack() {
    reset();
    setPreviewed(undefined);
  }

  if (!previewed)
    return (
      <BulkForm
        values={values}
        busy={isPending}
        failure={failure}
        onPreview={preview}
        onClose={onClose}
      />
    );
  return (
    <BulkPreview
      rows={previewed.rows}
      busy={isPending}
      failure={failure}
      onApply={() => apply(previewed)}
      onBack={goBack}
    />
  );
}
