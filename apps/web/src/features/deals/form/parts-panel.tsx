import { formatMoney } from '@counter/contract/shared';
import { IconTrash } from '@tabler/icons-react';
import { useFormState, useFieldArray } from 'react-hook-form';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import classes from './deal-form.module.css';
import { partOf } from './deal-values.ts';
import { ProductPicker } from './product-picker.tsx';
import type { DealControl } from './use-deal-form.ts';
import { text } from '../deals.text.ts';

/** The fields for the deal's products and their quantities. */
export function PartsPanel({ control }: { control: DealControl }) {
  const { currency } = useCurrentStore();
  const { fields, append, remove } = useFieldArray({ control, name: 'dealDetails' });
  const { errors } = useFormState({ control, name: 'dealDetails' });
  const { dealDetails: problem } = errors;
  return (
    <Panel title={text.form.products} description={text.form.productsHelp}>
      <div className={classes.stack}>
        {fields.length > 0 ? (
          <ul className={classes.parts} aria-label={text.form.productsOfDeal}>
            {fields.map((part, place) => (
              <li key={part.id} className={classes.part}>
                <span className={classes.partName}>
                  {part.productName}
                  {part.available ? null : <span className={classes.off}>{text.unavailable}</span>}
                  <span className={classes.partPrice}>
                    {text.form.each(formatMoney(part.price, currency))}
                  </span>
                </span>
                <span className={classes.quantity}>
                  <NumberField
                    control={control}
                    name={`dealDetails.${place}.quantity`}
                    label={text.quantity}
                  />
                </span>
                <span className={classes.remove}>
                  <IconButton
                    label={text.form.remove(part.productName)}
                    onClick={() => remove(place)}
                  >
                    <IconTrash size={20} stroke={1.75} aria-hidden />
                  </IconButton>
                </span>
              </li>
            ))}
          </ul>
        ) : null}
        <ProductPicker
          chosen={fields.map(({ productId }) => productId)}
          error={problem?.root?.message ?? problem?.message}
          onPick={(product) => append(partOf(product), { shouldFocus: false })}
        />
      </div>
    </Panel>
  );
}
