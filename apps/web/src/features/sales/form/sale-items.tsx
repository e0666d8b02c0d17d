import type { SaleMenu } from '@counter/contract/sales';
import { useFieldArray, useFormState } from 'react-hook-form';
import classes from '../sales.module.css';
import { SaleItemRow } from './sale-item-row.tsx';
import type { SaleControl } from './use-sale-form.ts';
import { text } from '../sales.text.ts';

/** The products of the sale, each with its options and quantity. */
export function SaleItems({ control, menu }: { control: SaleControl; menu: SaleMenu }) {
  const { fields, remove } = useFieldArray({ control, name: 'items' });
  const { errors } = useFormState({ control, name: 'items' });
  if (fields.length === 0) return <p className={classes.nothing}>{text.form.recordSaleHelp}</p>;
  return (
    <ul className={classes.items} aria-label={text.form.productsOfSale}>
      {fields.map((item, place) => (
        <SaleItemRow
          key={item.id}
          control={control}
          place={place}
          menu={menu}
          product={menu.products.find(({ id }) => id === item.productId)}
          problem={errors.items?.[place]?.message}
          onRemove={() => remove(place)}
        />
      ))}
    </ul>
  );
}
