import { unitCodes, units } from '@counter/contract/menu';
import { useController } from 'react-hook-form';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { MoneyField } from '../../../ui/forms/money-field.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';
import { CategorySelect } from './category-select.tsx';
import { PlainField } from './plain-field.tsx';
import { plainNames } from './plain-fields.ts';
import classes from './product-form.module.css';
import type { BusinessFormControl } from './use-business-product-form.ts';
import { text } from '../menu.text.ts';
import { formText } from './form.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

interface ControlProps {
  control: BusinessFormControl;
}

const namedAbove = new Set<string>(['code', 'tag', 'weight']);

/** The remaining fields, at the end of the unit panel. */
const otherNames = plainNames.filter((name) => !namedAbove.has(name));

const unitOptions = unitCodes.map((code) => ({ value: code, label: units[code] }));

/** The fields for the product's name, category and price. */
export function BusinessBasics({ control }: ControlProps) {
  const { currency } = useCurrentStore();
  return (
    <>
      <Panel title={formText.product}>
        <div className={classes.stack}>
          <div className={classes.fields}>
            <TextField
              control={control}
              name="productName"
              label={formText.productName}
              help={formText.nameHelp}
              required
            />
            <PlainField control={control} name="code" />
            <MoneyField
              control={control}
              name="price"
              label={text.price}
              currency={currency}
              required
            />
            <MoneyField
              control={control}
              name="discount"
              label={text.discount}
              currency={currency}
              help={formText.discountHelp}
              required
            />
          </div>
          <Category control={control} />
          <TextareaField
            control={control}
            name="description"
            label={uiText.description}
            counted={2000}
          />
          <PlainField control={control} name="tag" />
        </div>
      </Panel>
      <Panel title={formText.unitAndDetails}>
        <UnitFields control={control} />
      </Panel>
    </>
  );
}

function UnitFields({ control }: ControlProps) {
  return (
    <div className={classes.fields}>
      <PlainField control={control} name="weight" />
      <SelectField
        control={control}
        name="unit"
        label={formText.unit}
        options={unitOptions}
        required
      />
      {otherNames.map((name) => (
        <PlainField key={name} control={control} name={name} />
      ))}
    </div>
  );
}

function Category({ control }: ControlProps) {
  const { field, fieldState } = useController({ control, name: 'category' });
  const { ref, value, onChange, onBlur } = field;
  return (
    <CategorySelect
      ref={ref}
      label={text.category}
      placeholder={formText.chooseCategory}
      required
      value={value}
      error={fieldState.error?.message}
      onPick={onChange}
      onClear={() => onChange(null)}
      onBlur={onBlur}
    />
  );
}
