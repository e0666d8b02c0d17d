import { TextInput } from '@mantine/core';
import type { Control } from 'react-hook-form';
import { useField } from '../../../ui/forms/field.ts';
import type { BulkValues } from './bulk-values.ts';

/** Until when the products are unavailable. */
export function MomentField({ control }: { control: Control<BulkValues> }) {
  const help = "In the store's time.";
  const field = useField({ control, name: 'at', label: 'Date and time', help });
  return <TextInput {...field} type="datetime-local" />;
}
