import { productSearchMinimum, type ProductStatus } from '@counter/contract/menu';
import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { fieldLook } from '../../../ui/forms/field-look.ts';
import { MultiChoice } from '../../../ui/forms/multi-choice.tsx';
import { Filters } from '../../../ui/lists/filters.tsx';
import { SearchField, type SearchFieldProps } from '../../../ui/lists/search-field.tsx';
import { useIsPhone } from '../../../ui/browser/use-is-phone.ts';
import { useCategories } from '../categories.queries.ts';
import classes from './lists.module.css';
import { useProductsAddress } from './products-address.tsx';
import { statusLabels } from './status-labels.ts';
import { text as sentences } from '../menu.text.ts';
import { listsText } from './lists.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

/** Search, categories and status of a list. On phones, a sheet contains all but the search. */
export function ProductFilters({ views }: { views: ReactNode }) {
  const phone = useIsPhone();
  const { search, update } = useProductsAddress();
  const text = search.search ?? '';
  const short = text !== '' && text.length < productSearchMinimum;
  const searching: SearchFieldProps = {
    label: listsText.searchProduct,
    placeholder: listsText.searchPlaceholder,
    value: text,
    onChange: (typed) => update({ search: typed || undefined }, { replace: true }),
    group: listsText.products,
  };
  const hint = (
    <p className={classes.hint} aria-live="polite">
      {short ? listsText.searchHint(productSearchMinimum) : null}
    </p>
  );
  if (phone) {
    return (
      <>
        <Filters
          set={[search.category ?? search.categories, search.status]}
          done={listsText.showProducts}
          search={searching}
          views={views}
        >
          <FilterFields />
        </Filters>
        {hint}
      </>
    );
  }
  return (
    <div className={classes.toolbar} data-print="omit">
      <SearchField {...searching} />
      <FilterFields />
      {views}
      {hint}
    </div>
  );
}

function FilterFields() {
  const { view } = useProductsAddress();
  return (
    <div className={classes.filters}>
      {view === 'store' ? <CategoryFilter /> : <CategoriesFilter />}
      <StatusFilter />
    </div>
  );
}

function useCategoryOptions() {
  const { categories = [] } = useCategories();
  return categories.map(({ id, name }) => ({ value: id, label: name }));
}

function CategoryFilter() {
  const { search, update } = useProductsAddress();
  const options = useCategoryOptions().map(({ value, label }) => ({ value: String(value), label }));
  return (
    <NativeSelect
      aria-label={sentences.category}
      classNames={{ input: fieldLook.input }}
      data={[{ value: '', label: listsText.allCategories }, ...options]}
      value={String(search.category ?? '')}
      onChange={(event) => update({ category: Number(event.currentTarget.value) || undefined })}
    />
  );
}

function CategoriesFilter() {
  const { search, update } = useProductsAddress();
  return (
    <MultiChoice
      label={sentences.categoriesLabel}
      all={listsText.allCategories}
      options={useCategoryOptions()}
      chosen={search.categories ?? []}
      onChoose={(chosen) => update({ categories: chosen.length > 0 ? chosen : undefined })}
    />
  );
}

function StatusFilter() {
  const { view, search, update } = useProductsAddress();
  const labels = statusLabels[view];
  const options = Object.entries(labels).map(([value, label]) => ({ value, label }));
  return (
    <NativeSelect
      aria-label={uiText.status}
      classNames={{ input: fieldLook.input }}
      data={options}
      value={search.status ?? ''}
      onChange={(event) => update({ status: statusOf(event.currentTarget.value) })}
    />
  );
}

function statusOf(value: string): ProductStatus | undefined {
  switch (value) {
    case 'available':
    case 'notAvailable':
    case 'featured':
      return value;
    default:
      return undefined;
  }
}
