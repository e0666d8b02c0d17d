import { describeHours } from '../hours-words.ts';
import type { FormPart } from './merge.ts';
import type { PartWords } from './part-words.ts';
import type { StoreForm } from './store-values.ts';

/** What the store-level form has, in words. */
export function storeParts(words: PartWords): FormPart<StoreForm>[] {
  return [
    { label: 'Pictures', names: ['images'], show: ({ images }) => words.pictures(images) },
    { label: 'Name', names: ['name'], show: ({ name }) => words.text(name) },
    {
      label: 'Description',
      names: ['description'],
      show: ({ description }) => words.text(description),
    },
    {
      label: 'Categories',
      names: ['categories'],
      show: ({ categories }) => words.categories(categories),
    },
    {
      label: 'Price',
      names: ['pickupPrice'],
      show: ({ pickupPrice }) => words.money(pickupPrice),
    },
    { label: 'Tax rate', names: ['storeRate', 'taxRate'], show: (form) => taxRate(form, words) },
    {
      label: 'Available',
      names: ['available', 'unavailableUntil'],
      show: (form) => words.available(form.available, form.unavailableUntil),
    },
    {
      label: 'Featured',
      names: ['featuredItem'],
      show: ({ featuredItem }) => words.yes(featuredItem),
    },
    {
      label: 'Contains alcohol',
      names: ['containAlcohol'],
      show: ({ containAlcohol }) => words.yes(containAlcohol),
    },
    {
      label: 'Daily limit',
      names: ['enabledDailyLimit', 'dailyLimit'],
      show: (form) => (form.enabledDailyLimit ? words.number(form.dailyLimit) : 'none'),
    },
    {
      label: 'Menu hours',
      names: ['menuHours'],
      show: ({ menuHours }) => describeHours(menuHours),
    },
    {
      label: 'Options',
      names: ['optionGroupIds'],
      show: ({ optionGroupIds }) => words.groups(optionGroupIds),
    },
  ];
}

function taxRate({ storeRate, taxRate: rate }: StoreForm, words: PartWords): string {
  return storeRate ? "the store's rate" : `${words.number(rate)}%`;
}
