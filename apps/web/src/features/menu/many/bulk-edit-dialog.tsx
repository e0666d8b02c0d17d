import type { BulkEdit, BulkEditRow, PlannedChange } from '@counter/contract/menu';
import { useRef, useState } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { instantInSentence } from '../../../lib/time/days.ts';
import { keyFor, type Keyed } from '../../../lib/send-once.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { BulkForm } from './bulk-form.tsx';
import { BulkPreview } from './bulk-preview.tsx';
import { plannedText } from '../planned/planned.text.ts';
import { useSavePlan, type PlanWish } from '../planned/planned.queries.ts';
import { blankValues, valuesOf, type BulkValues } from './bulk-values.ts';
import { useEditProducts } from './many.queries.ts';
import { countProducts } from './many-words.ts';
import { text } from '../menu.text.ts';
import { manyText } from './many.text.ts';

export interface BulkEditDialogProps {
  opened: boolean;
  /** The selected products. */
  ids: readonly number[];
  /** The planned change to edit. */
  plan?: PlannedChange | undefined;
  onClose: () => void;
  /** Called after the products have changed; the list may clear its selection. */
  onApplied?: () => void;
}

/** Changes price, tax, availability and category of many products, after a preview. */
export function BulkEditDialog({ opened, ids, plan, onClose, onApplied }: BulkEditDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={(plan ? plannedText.editPlan : text.editLabel)(countProducts(ids.length))}
      centered
      size={640}
    >
      <Steps ids={ids} plan={plan} onClose={onClose} onApplied={onApplied} />
    </Modal>
  );
}

type Previewed = {
  readonly edit: BulkEdit;
  /** The instant of a planned change. */
  readonly at: string | undefined;
  readonly rows: readonly BulkEditRow[];
};

interface StepsProps {
  ids: readonly number[];
  plan: PlannedChange | undefined;
  onClose: () => void;
  onApplied: (() => void) | undefined;
}

/** Asks for the change, then previews it. Going back keeps the input. */
function Steps({ ids, plan, onClose, onApplied }: StepsProps) {
  const { timeZone } = useCurrentStore();
  const [values, setValues] = useState<BulkValues>(() =>
    plan ? valuesOf(plan, timeZone) : blankValues(''),
  );
  const [previewed, setPreviewed] = useState<Previewed>();
  const { mutate, isPending, error, reset } = useEditProducts();
  const planning = useSavePlan();
  const keyed = useRef<Keyed<PlanWish>>(undefined);
  const failed = error ?? planning.error;
  const failure = failed ? explainFailure(failed) : undefined;

  function preview(edit: BulkEdit, typed: BulkValues, at: string | undefined) {
    setValues(typed);
    mutate(
      { ids, edit, preview: true },
      { onSuccess: ({ data: { rows } }) => setPreviewed({ edit, at, rows }) },
    );
  }

  function done(message: string) {
    toastSuccess(message);
    onApplied?.();
    onClose();
  }

  function apply({ edit, at }: Previewed) {
    if (at !== undefined) {
      keyed.current = keyFor({ plan, ids, edit, at }, keyed.current);
      planning.mutate(keyed.current, {
        onSuccess: () =>
          done(plannedText.planned(countProducts(ids.length), instantInSentence(at, timeZone))),
      });
      return;
    }
    mutate(
      { ids, edit, preview: false },
      {
        onSuccess: ({ data: { rows } }) => {
          const changed = rows.filter(({ changes }) => changes.length > 0).length;
          done(manyText.changed(countProducts(changed)));
        },
      },
    );
  }

  function goBack() {
    reset();
    planning.reset();
    setPreviewed(undefined);
  }

  if (!previewed)
    return (
      <BulkForm
        values={values}
        count={ids.length}
        isPlan={plan !== undefined}
        busy={isPending}
        failure={failure}
        onPreview={preview}
        onClose={onClose}
      />
    );
  const { price } = previewed.edit;
  return (
    <BulkPreview
      rows={previewed.rows}
      isRelative={price !== undefined && price.kind !== 'SET'}
      at={previewed.at === undefined ? undefined : instantInSentence(previewed.at, timeZone)}
      busy={isPending || planning.isPending}
      failure={failure}
      onApply={() => apply(previewed)}
      onBack={goBack}
    />
  );
}
