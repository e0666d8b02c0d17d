import type { ImportOutcome } from '@counter/contract/menu';
import { useState } from 'react';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { ImportPreview } from './import-preview.tsx';
import { ImportResult } from './import-result.tsx';
import { ImportSource } from './import-source.tsx';
import { describeImport } from './many-words.ts';
import { useImport } from './use-import.ts';
import { text } from '../menu.text.ts';

export interface ImportDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Adds and changes products from a CSV file, after a line-by-line preview. */
export function ImportDialog({ opened, onClose }: ImportDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={text.importProducts} centered size={760}>
      <Steps onClose={onClose} />
    </Modal>
  );
}

function Steps({ onClose }: { onClose: () => void }) {
  const [result, setResult] = useState<ImportOutcome>();
  const steps = useImport((outcome) => {
    if (outcome.counts.wrong > 0) return setResult(outcome);
    toastSuccess(describeImport(outcome.counts));
    onClose();
  });
  if (result) return <ImportResult outcome={result} onClose={onClose} />;
  return steps.preview ? (
    <ImportPreview key={steps.preview.outcome.plan} preview={steps.preview} steps={steps} />
  ) : (
    <ImportSource steps={steps} onClose={onClose} />
  );
}
