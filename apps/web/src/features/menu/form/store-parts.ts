import { describeHours } from '../hours-words.ts';
import type { FormPart } from './merge.ts';
import type { PartWords } from './part-words.ts';
import { sharedNames } from './plain-fields.ts';
import { plainPart } from './plain-part.ts';
import type { StoreForm } from './store-values.ts';
import { text } from '../menu.text.ts';
import { formText } from './form.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

/** Describes the values of the store-level form. */
export function storeParts(words: PartWords): FormPart<StoreForm>[] {
  return [
    {
      label: formText.picturesLabel,
      names: ['images'],
      show: ({ images }) => words.pictures(images),
    },
    { label: uiText.name, names: ['name'], show: ({ name }) => words.text(name) },
    {
      label: uiText.description,
      names: ['description'],
      show: ({ description }) => words.text(description),
    },
    ...sharedNames.map((name) => plainPart(name, words)),
    {
      label: text.categoriesLabel,
      names: ['categories'],
      show: ({ categories }) => words.categories(categories),
    },
    {
      label: text.price,
      names: ['pickupPrice'],
      show: ({ pickupPrice }) => words.money(pickupPrice),
    },
    { label: text.taxRate, names: ['storeRate', 'taxRate'], show: (form) => taxRate(form, words) },
    {
      label: text.available,
      names: ['available', 'unavailableUntil'],
      show: (form) => words.available(form.available, form.unavailableUntil),
    },
    {
      label: text.featured,
      names: ['featuredItem'],
      show: ({ featuredItem }) => words.yes(featuredItem),
    },
    {
      label: formText.containsAlcohol,
      names: ['containAlcohol'],
      show: ({ containAlcohol }) => words.yes(containAlcohol),
    },
    {
      label: formText.dailyLimit,
      names: ['enabledDailyLimit', 'dailyLimit'],
      show: (form) => (form.enabledDailyLimit ? words.number(form.dailyLimit) : 'none'),
    },
    {
      label: formText.menuHours,
      names: ['menuHours'],
      show: ({ menuHours }) => describeHours(menuHours),
    },
    {
      label: text.optionsLabel,
      names: ['optionGroupIds'],
      show: ({ optionGroupIds }) => words.groups(optionGroupIds),
    },
  ];
}

function taxRate({ storeRate, taxRate: rate }: StoreForm, words: PartWords): string {
  return storeRate ? formText.storesRate : `${words.number(rate)}%`;
}
