import type { CustomerImport } from '@counter/contract/customers';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { explainFailure } from '../../../lib/problem.ts';
import { Instant } from '../../../ui/display/instant.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { LineList } from '../../../ui/lists/line-list.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm.tsx';
import classes from './import.module.css';
import { useCustomerImports, useUndoImport } from './import.queries.ts';
import { importText as text } from './import.text.ts';

/** Past imports, each with a button to undo it. Renders nothing if there are none. */
export function PastImports() {
  const { data } = useCustomerImports();
  const [asked, setAsked] = useState<CustomerImport>();
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="past-imports">
      <h3 id="past-imports" className={classes.heading}>
        {text.past}
      </h3>
      <LineList
        label={text.past}
        empty=""
        lines={data.map((one) => ({
          key: one.id,
          title: one.fileName,
          value: one.undone ? (
            text.undone(one.undone.removed)
          ) : (
            <Button
              variant="default"
              size="compact-sm"
              aria-label={text.undoOf(one.fileName)}
              onClick={() => setAsked(one)}
            >
              {text.undo}
            </Button>
          ),
          note: (
            <>
              <Instant at={one.createdAt} /> ·{' '}
              {text.pastNote(one.added, one.consents, one.createdBy)}
            </>
          ),
        }))}
      />
      <UndoQuestion asked={asked} onClose={() => setAsked(undefined)} />
    </section>
  );
}

function UndoQuestion({
  asked,
  onClose,
}: {
  asked: CustomerImport | undefined;
  onClose: () => void;
}) {
  const undo = useUndoImport();
  const close = () => {
    undo.reset();
    onClose();
  };
  const confirm = () => {
    if (!asked) return;
    undo.mutate(asked.id, {
      onSuccess: ({ data }) => {
        toastSuccess(text.undoDone(data.undone?.removed ?? 0));
        close();
      },
    });
  };
  return (
    <ConfirmDialog
      opened={asked !== undefined}
      title={text.undoQuestion(asked?.fileName ?? '')}
      confirmLabel={text.undo}
      danger
      busy={undo.isPending}
      onConfirm={confirm}
      onClose={close}
    >
      <p>{text.undoConsequences}</p>
      {undo.error ? <Notice tone="danger">{explainFailure(undo.error)}</Notice> : null}
    </ConfirmDialog>
  );
}
