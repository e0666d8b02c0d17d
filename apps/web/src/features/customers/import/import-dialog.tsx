import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { ImportCheck } from './import-check.tsx';
import { ImportStart } from './import-start.tsx';
import { importText as text } from './import.text.ts';
import { useCustomerImport } from './use-customer-import.ts';

/** Imports customers from a file, after a line-by-line preview. */
export function ImportDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <FormDialog opened={opened} onClose={onClose} title={text.title} width={720}>
      <Steps onClose={onClose} />
    </FormDialog>
  );
}

function Steps({ onClose }: { onClose: () => void }) {
  const steps = useCustomerImport(({ counts }) => {
    toastSuccess(text.imported(counts.added));
    onClose();
  });
  return steps.checked ? (
    <ImportCheck checked={steps.checked} steps={steps} />
  ) : (
    <ImportStart steps={steps} />
  );
}
