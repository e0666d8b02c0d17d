import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { plainField, type PlainName } from './plain-fields.ts';

interface PlainFieldProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: PlainName & FieldPath<Values>;
}

/** The input of a field whose value is stored as typed. */
export function PlainField<Values extends FieldValues, Output>({
  control,
  name,
}: PlainFieldProps<Values, Output>) {
  const field = plainField(name);
  const { label, help, required = false } = field;
  const shown = { control, name, label, required, ...(help === undefined ? {} : { help }) };
  if (field.kind === 'text') return <TextField {...shown} />;
  return <NumberField {...shown} decimals={field.decimals} />;
}
