import type { Category, SuggestedCategory } from '@counter/contract/menu';
import { formText } from './form.text.ts';

type Choice = { value: string; label: string };
type Choices = { group: string; items: Choice[] };

const suggestion = 'suggested: ';

/**
 * Returns the options of a select: the store's categories, then those suggested for each kind of
 * business.
 */
export function categoryChoices(
  own: readonly Pick<Category, 'id' | 'name'>[],
  suggested: readonly Pick<SuggestedCategory, 'name' | 'businessNature'>[],
  without: readonly number[],
): Choices[] {
  const known = new Set(own.map(({ name }) => name.toLowerCase()));
  const fresh = suggested.filter(({ name }) => !known.has(name.toLowerCase()));
  const natures = [...new Set(fresh.map(({ businessNature }) => businessNature))];
  return [
    {
      group: formText.yourCategories,
      items: own
        .filter(({ id }) => !without.includes(id))
        .map(({ id, name }) => ({ value: String(id), label: name })),
    },
    ...natures.map((nature) => ({
      group: formText.suggestedFor(nature),
      items: fresh
        .filter(({ businessNature }) => businessNature === nature)
        .map(({ name }) => ({ value: `${suggestion}${name}`, label: name })),
    })),
  ].filter(({ items }) => items.length > 0);
}

/** Returns the name of a chosen suggestion; undefined for other choices. */
export function suggestionIn(chosen: string): string | undefined {
  return chosen.startsWith(suggestion) ? chosen.slice(suggestion.length) : undefined;
}
