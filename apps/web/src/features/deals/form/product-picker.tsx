import '../../../ui/theme/mantine-select.css';
import type { Product } from '@counter/contract/menu';
import { formatMoney } from '@counter/contract/shared';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { fieldLook } from '../../../ui/forms/field-look.ts';
import { useProductsLike } from '../deals.queries.ts';
import classes from './deal-form.module.css';
import { text } from '../deals.text.ts';

interface ProductPickerProps {
  /** Ids of the products already in the deal. */
  chosen: readonly number[];
  error: string | undefined;
  onPick: (product: Product) => void;
}

/** The debounce of the search, in milliseconds. */
const pause = 200;

/** Searches the store's products by name and adds them to the deal. */
export function ProductPicker({ chosen, error, onPick }: ProductPickerProps) {
  const { currency } = useCurrentStore();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), pause);
  const { data = [], error: failure, isFetching } = useProductsLike(search);
  const offered = data.filter(({ id }) => !chosen.includes(id));
  const nothing = isFetching ? text.form.searching : text.form.noProductFound;
  return (
    <Select
      label={text.form.addProduct}
      placeholder={text.form.searchPlaceholder}
      description={error ? undefined : text.form.addProductHelp}
      error={error}
      withAsterisk={false}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      classNames={fieldLook}
      leftSection={<IconSearch size={16} aria-hidden />}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      value={null}
      data={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
      // Show all options: the server has filtered them.
      filter={({ options }) => options}
      nothingFoundMessage={failure ? explainFailure(failure) : nothing}
      maxDropdownHeight={320}
      renderOption={({ option }) => (
        <Offer
          product={offered.find(({ id }) => String(id) === option.value)}
          currency={currency}
        />
      )}
      onChange={(value) => {
        const product = offered.find(({ id }) => String(id) === value);
        if (product) onPick(product);
        setTyped('');
      }}
    />
  );
}

function Offer({ product, currency }: { product: Product | undefined; currency: string }) {
  if (!product) return null;
  const { name, price, discount, availability } = product;
  return (
    <span className={classes.offer}>
      <span>
        {name}
        {availability.state === 'AVAILABLE' ? null : (
          <span className={classes.off}>{text.unavailable}</span>
        )}
      </span>
      <span className={classes.money}>{formatMoney(price - discount, currency)}</span>
    </span>
  );
}
