import { TextInput } from '@mantine/core';
import type { Control } from 'react-hook-form';
import { useField } from '../../../ui/forms/field.ts';
import type { BulkValues } from './bulk-values.ts';
import { uiText } from '../../../ui/ui.text.ts';

/** The end of the unavailability. */
export function MomentField({ control }: { control: Control<BulkValues> }) {
  const help = uiText.inStoresTime;
  const field = useField({ control, name: 'at', label: uiText.dateAndTime, help });
  return <TextInput {...field} type="datetime-local" />;
}
