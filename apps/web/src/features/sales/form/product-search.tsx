import '../../../ui/theme/mantine-select.css';
import type { MenuProduct } from '@counter/contract/menu';
import { formatMoney } from '@counter/contract/shared';
import { Select } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useFormState } from 'react-hook-form';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { fieldLook } from '../../../ui/forms/field-look.ts';
import type { SaleControl } from './use-sale-form.ts';
import { text } from '../sales.text.ts';

interface ProductSearchProps {
  control: SaleControl;
  products: readonly MenuProduct[];
  onAdd: (product: MenuProduct) => void;
}

/** Finds a product by name and adds it to the sale. */
export function ProductSearch({ control, products, onAdd }: ProductSearchProps) {
  const { currency } = useCurrentStore();
  const { errors } = useFormState({ control, name: 'items' });
  const offers = products.map(({ id, name, price }) => ({
    value: String(id),
    label: `${name} · ${formatMoney(price, currency)}`,
  }));
  return (
    <Select
      label={text.form.addProduct}
      placeholder={text.form.searchByName}
      error={errors.items?.root?.message ?? errors.items?.message}
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
        const product = products.find(({ id }) => String(id) === value);
        if (product) onAdd(product);
      }}
    />
  );
}
