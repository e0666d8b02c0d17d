import { units } from '@counter/contract/menu';
import { describeHours } from '../hours-words.ts';
import type { BusinessProductForm } from './business-values.ts';
import type { FormPart } from './merge.ts';
import type { PartWords } from './part-words.ts';

/** What the business-scoped form has, in words. */
export function businessParts(words: PartWords): FormPart<BusinessProductForm>[] {
  return [
    {
      label: 'Picture',
      names: ['image', 'otherImages'],
      show: ({ image }) => (image === null ? 'none' : 'one picture'),
    },
    {
      label: 'Product Name',
      names: ['productName'],
      show: ({ productName }) => words.text(productName),
    },
    {
      label: 'Category',
      names: ['category'],
      show: ({ category }) => words.categories(category === null ? [] : [category]),
    },
    { label: 'Bar Code', names: ['code'], show: ({ code }) => words.text(code) },
    { label: 'Price', names: ['price'], show: ({ price }) => words.money(price) },
    { label: 'Discount', names: ['discount'], show: ({ discount }) => words.money(discount) },
    {
      label: 'Description',
      names: ['description'],
      show: ({ description }) => words.text(description),
    },
    {
      label: 'Display Unit Value',
      names: ['displayUnitValue'],
      show: ({ displayUnitValue }) => words.text(displayUnitValue),
    },
    {
      label: 'Weight',
      names: ['weight', 'unit'],
      show: ({ weight, unit }) => `${words.number(weight)} ${units[unit]}`,
    },
    { label: 'Hash Tags', names: ['tag'], show: ({ tag }) => words.text(tag) },
    {
      label: 'Available',
      names: ['available', 'unavailableUntil'],
      show: (form) => words.available(form.available, form.unavailableUntil),
    },
    {
      label: 'Returnable',
      names: ['returnable'],
      show: ({ returnable }) => words.yes(returnable),
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
