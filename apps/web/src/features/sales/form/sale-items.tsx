import '../../../ui/theme/mantine-select.css';
import type { SaleMenu } from '@counter/contract/sales';
import { formatMoney } from '@counter/contract/shared';
import { Select } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useFormState, useFieldArray } from 'react-hook-form';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { fieldLook } from '../../../ui/forms/field-look.ts';
import classes from '../sales.module.css';
import { SaleItemRow } from './sale-item-row.tsx';
import { itemOf } from './sale-values.ts';
import type { SaleControl } from './use-sale-form.ts';
import { text } from '../sales.text.ts';

/** The products of the sale, and the way to add one. */
export function SaleItems({ control, menu }: { control: SaleControl; menu: SaleMenu }) {
  const { currency } = useCurrentStore();
  const { fields, append, remove } = useFieldArray({ control, name: 'items' });
  const { errors } = useFormState({ control, name: 'items' });
  const problem = errors.items;
  const offers = menu.products.map(({ id, name, price }) => ({
    value: String(id),
    label: `${name} · ${formatMoney(price, currency)}`,
  }));
  return (
    <>
      {fields.length > 0 ? (
        <ul className={classes.items} aria-label={text.form.productsOfSale}>
          {fields.map((item, place) => (
            <SaleItemRow
              key={item.id}
              control={control}
              place={place}
              product={menu.products.find(({ id }) => id === item.productId)}
              problem={problem?.[place]?.message}
              onRemove={() => remove(place)}
            />
          ))}
        </ul>
      ) : null}
      <Select
        label={text.form.addProduct}
        placeholder={text.form.searchByName}
        error={problem?.root?.message ?? problem?.message}
        withAsterisk={false}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        classNames={fieldLook}
        leftSection={<IconSearch size={16} aria-hidden />}
        searchable
        limit={50}
        value={null}
        data={offers}
        nothingFoundMessage={text.form.noProductFound}
        maxDropdownHeight={320}
        onChange={(value) => {
          const product = menu.products.find(({ id }) => String(id) === value);
          if (product) append(itemOf(product), { shouldFocus: false });
        }}
      />
    </>
  );
}
