import { unitCodes, units } from '@counter/contract/menu';
import { useController } from 'react-hook-form';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { MoneyField } from '../../../ui/forms/money-field.tsx';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';
import { CategorySelect } from './category-select.tsx';
import classes from './product-form.module.css';
import type { BusinessFormControl } from './use-business-product-form.ts';

interface ControlProps {
  control: BusinessFormControl;
}

const unitOptions = unitCodes.map((code) => ({ value: code, label: units[code] }));

/** What the product is and what it costs. */
export function BusinessBasics({ control }: ControlProps) {
  return (
    <>
      <Panel title="Product">
        <div className={classes.stack}>
          <div className={classes.fields}>
            <TextField
              control={control}
              name="productName"
              label="Product Name"
              help="2 to 50 characters."
              required
            />
            <TextField
              control={control}
              name="code"
              label="Bar Code"
              help="As it is printed below the bars."
            />
          </div>
          <Category control={control} />
          <TextareaField control={control} name="description" label="Description" counted={2000} />
          <TextField control={control} name="tag" label="Hash Tags" help="Such as #vegan #spicy." />
        </div>
      </Panel>
      <Panel title="Price and unit">
        <PriceFields control={control} />
      </Panel>
    </>
  );
}

function PriceFields({ control }: ControlProps) {
  const { currency } = useCurrentStore();
  return (
    <div className={classes.fields}>
      <MoneyField control={control} name="price" label="Price" currency={currency} required />
      <MoneyField
        control={control}
        name="discount"
        label="Discount"
        currency={currency}
        help="Off the price of one."
        required
      />
      <NumberField control={control} name="weight" label="Weight" decimals={3} required />
      <SelectField control={control} name="unit" label="Unit" options={unitOptions} required />
      <TextField
        control={control}
        name="displayUnitValue"
        label="Display Unit Value"
        help="How it is sold, such as Large or Dozen."
        required
      />
    </div>
  );
}

function Category({ control }: ControlProps) {
  const { field, fieldState } = useController({ control, name: 'category' });
  const { ref, value, onChange, onBlur } = field;
  return (
    <CategorySelect
      ref={ref}
      label="Category"
      placeholder="Choose a category"
      required
      value={value}
      error={fieldState.error?.message}
      onPick={onChange}
      onClear={() => onChange(null)}
      onBlur={onBlur}
    />
  );
}
