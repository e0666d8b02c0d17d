import { maxMoreReceipts } from '@counter/contract/expenses';
import { useController, useWatch } from 'react-hook-form';
import { pictureUploads } from '../../../lib/files/upload.ts';
import { PictureField } from '../../../ui/forms/picture-field.tsx';
import { text } from '../expenses.text.ts';
import type { ExpenseControl } from './use-expense-form.ts';

interface MoreReceiptsProps {
  control: ExpenseControl;
  onUploading: (busy: boolean) => void;
}

/** Further pages of a receipt, offered once it has a first page. */
export function MoreReceipts({ control, onUploading }: MoreReceiptsProps) {
  const first = useWatch({ control, name: 'receipt' });
  const { field, fieldState } = useController({ control, name: 'moreReceipts' });
  const { ref, value, onChange, onBlur } = field;
  if (first === null && value.length === 0) return null;
  return (
    <PictureField
      {...pictureUploads}
      ref={ref}
      label={text.form.moreReceipts}
      help={text.form.moreReceiptsHelp}
      limit={maxMoreReceipts}
      camera
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      onBusy={onUploading}
      error={fieldState.error?.message}
    />
  );
}
