import { IconX } from '@tabler/icons-react';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { formText } from './form.text.ts';

/** A button to remove an item from a product. */
export function RemoveButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <IconButton label={formText.remove(name)} onClick={onClick}>
      <IconX size={20} stroke={1.75} />
    </IconButton>
  );
}
