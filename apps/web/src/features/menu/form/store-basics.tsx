import { useWatch } from 'react-hook-form';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx';
import { MoneyField } from '../../../ui/forms/money-field.tsx';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';
import { CategoriesField } from './categories-field.tsx';
import { PlainField } from './plain-field.tsx';
import { sharedNames } from './plain-fields.ts';
import classes from './product-form.module.css';
import { useStoreAccount } from './store.queries.ts';
import type { StoreFormControl } from './use-store-form.ts';
import { text } from '../menu.text.ts';
import { formText } from './form.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

interface ControlProps {
  control: StoreFormControl;
}

/** The fields for the product's name, category and price. */
export function StoreBasics({ control }: ControlProps) {
  const { currency } = useCurrentStore();
  return (
    <>
      <Panel title={formText.product}>
        <div className={classes.stack}>
          <TextField control={control} name="name" label={formText.productName} required />
          <div className={classes.fields}>
            <MoneyField
              control={control}
              name="pickupPrice"
              label={text.price}
              currency={currency}
              help={formText.priceHelp}
              required
            />
            <TaxFields control={control} />
          </div>
        </div>
      </Panel>
      <Panel title={formText.details}>
        <div className={classes.stack}>
          <TextareaField
            control={control}
            name="description"
            label={uiText.description}
            help={formText.descriptionHelp}
            counted={2000}
          />
          <CategoriesField control={control} />
          {sharedNames.map((name) => (
            <PlainField key={name} control={control} name={name} />
          ))}
        </div>
      </Panel>
    </>
  );
}

function TaxFields({ control }: ControlProps) {
  const storeRate = useWatch({ control, name: 'storeRate' });
  const { data: account } = useStoreAccount();
  const rate = storeRate ? account?.taxRate : undefined;
  return (
    <div className={classes.tight}>
      <NumberField
        control={control}
        name="taxRate"
        label={formText.taxRate}
        decimals={4}
        disabled={storeRate}
        placeholder={rate?.toString()}
        suffix={<span aria-hidden>%</span>}
        help={storeRate ? formText.storeRateHelp(rate) : formText.taxRateHelp}
        required={!storeRate}
      />
      <CheckboxField control={control} name="storeRate" label={text.storesRate} />
    </div>
  );
}
