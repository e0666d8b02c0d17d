import type { SuggestedCategory } from '@counter/contract/menu';
import { NativeSelect } from '@mantine/core';
import { fieldLook } from '../../../ui/forms/field-look.ts';
import { useCategories, useSuggestedCategories } from '../categories.queries.ts';
import { categoriesText } from './categories.text.ts';

/** Lists the marketplace's suggestions by kind of business, except categories that the store has. */
export function Suggestions({ onChoose }: { onChoose: (chosen: SuggestedCategory) => void }) {
  const { data: suggested = [] } = useSuggestedCategories();
  const { categories = [] } = useCategories();
  const own = new Set(categories.map(({ name }) => name.toLowerCase()));
  const others = suggested.filter(({ name }) => !own.has(name.toLowerCase()));
  if (others.length === 0) return null;
  return (
    <NativeSelect
      label={categoriesText.suggestions}
      description={categoriesText.suggestionsHelp}
      classNames={fieldLook}
      inputWrapperOrder={['label', 'input', 'description']}
      data={[{ value: '', label: categoriesText.suggestionsPlaceholder }, ...byNature(others)]}
      defaultValue=""
      onChange={(event) => {
        const chosen = others.find(({ value }) => value === event.currentTarget.value);
        if (chosen) onChoose(chosen);
      }}
    />
  );
}

function byNature(suggested: readonly SuggestedCategory[]) {
  return [...Map.groupBy(suggested, ({ businessNature }) => businessNature)].map(
    ([group, items]) => ({ group, items: items.map(({ value, label }) => ({ value, label })) }),
  );
}
