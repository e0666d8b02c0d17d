import { useWatch } from 'react-hook-form';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx';
import { MoneyField } from '../../../ui/forms/money-field.tsx';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';
import { CategoriesField } from './categories-field.tsx';
import classes from './product-form.module.css';
import type { StoreFormControl } from './use-store-form.ts';

interface ControlProps {
  control: StoreFormControl;
}

/** What the product is, where it stands on the menu, and what it costs. */
export function StoreBasics({ control }: ControlProps) {
  const { currency } = useCurrentStore();
  return (
    <>
      <Panel title="Product">
        <div className={classes.stack}>
          <TextField control={control} name="name" label="Product Name" required />
          <TextareaField
            control={control}
            name="description"
            label="Description"
            help="What is in it, and what makes it good."
            counted={2000}
          />
          <CategoriesField control={control} />
        </div>
      </Panel>
      <Panel title="Price and tax">
        <div className={classes.fields}>
          <MoneyField
            control={control}
            name="pickupPrice"
            label="Price"
            currency={currency}
            help="Such as 12, 12.50 or 1,200."
            required
          />
          <TaxFields control={control} />
        </div>
      </Panel>
    </>
  );
}

function TaxFields({ control }: ControlProps) {
  const storeRate = useWatch({ control, name: 'storeRate' });
  return (
    <div className={classes.tight}>
      <NumberField
        control={control}
        name="taxRate"
        label="Tax Rate"
        decimals={4}
        disabled={storeRate}
        suffix={<span aria-hidden>%</span>}
        help={storeRate ? "The store's rate applies." : 'From 0 to 25, such as 8.875.'}
        required={!storeRate}
      />
      <CheckboxField control={control} name="storeRate" label="Use the store's rate" />
    </div>
  );
}
