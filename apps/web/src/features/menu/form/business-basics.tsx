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
import { text } from '../menu.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

interface ControlProps {
  control: BusinessFormControl;
}

const unitOptions = unitCodes.map((code) => ({ value: code, label: units[code] }));

/** The name, the category and the price of the product. */
export function BusinessBasics({ control }: ControlProps) {
  return (
    <>
      <Panel title={text.form.product}>
        <div className={classes.stack}>
          <div className={classes.fields}>
            <TextField
              control={control}
              name="productName"
              label={text.form.productName}
              help={text.form.twoTo50Characters}
              required
            />
            <TextField
              control={control}
              name="code"
              label={text.form.barCode}
              help={text.form.asItIsPrintedBelow}
            />
          </div>
          <Category control={control} />
          <TextareaField
            control={control}
            name="description"
            label={uiText.description}
            counted={2000}
          />
          <TextField
            control={control}
            name="tag"
            label={text.form.hashTags}
            help={text.form.suchAsVeganSpicy}
          />
        </div>
      </Panel>
      <Panel title={text.form.priceAndUnit}>
        <PriceFields control={control} />
      </Panel>
    </>
  );
}

function PriceFields({ control }: ControlProps) {
  const { currency } = useCurrentStore();
  return (
    <div className={classes.fields}>
      <MoneyField control={control} name="price" label={text.price} currency={currency} required />
      <MoneyField
        control={control}
        name="discount"
        label={text.discount}
        currency={currency}
        help={text.form.takenOffPriceOfOne}
        required
      />
      <NumberField control={control} name="weight" label={text.weight} decimals={3} required />
      <SelectField
        control={control}
        name="unit"
        label={text.form.unit}
        options={unitOptions}
        required
      />
      <TextField
        control={control}
        name="displayUnitValue"
        label={text.form.displayUnitValue}
        help={text.form.howItIsSoldSuch}
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
      label={text.category}
      placeholder={text.form.chooseCategory}
      required
      value={value}
      error={fieldState.error?.message}
      onPick={onChange}
      onClear={() => onChange(null)}
      onBlur={onBlur}
    />
  );
}
