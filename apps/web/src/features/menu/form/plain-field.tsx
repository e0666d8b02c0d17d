import { NumberField } from '../../../ui/forms/number-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { plainField, type PlainName } from './plain-fields.ts';
import type { BusinessFormControl } from './use-business-product-form.ts';

interface PlainFieldProps {
  control: BusinessFormControl;
  name: PlainName;
}

/** Shows the input of a field that is entered as it is kept. */
export function PlainField({ control, name }: PlainFieldProps) {
  const field = plainField(name);
  const { label, help, required = false } = field;
  const shown = { control, name, label, required, ...(help === undefined ? {} : { help }) };
  if (field.kind === 'text') return <TextField {...shown} />;
  return <NumberField {...shown} decimals={field.decimals} />;
}
