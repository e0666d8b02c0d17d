import { units } from '@counter/contract/menu';
import { describeHours } from '../hours-words.ts';
import type { BusinessProductForm } from './business-values.ts';
import type { FormPart } from './merge.ts';
import type { PartWords } from './part-words.ts';
import { plainNames } from './plain-fields.ts';
import { plainPart } from './plain-part.ts';
import { uiText } from '../../../ui/ui.text.ts';
import { text } from '../menu.text.ts';
import { formText } from './form.text.ts';

/** Describes the values of the business-scoped form, with the weight's unit. */
export function businessParts(words: PartWords): FormPart<BusinessProductForm>[] {
  return [
    {
      label: uiText.picture,
      names: ['image', 'otherImages'],
      show: ({ image }) => (image === null ? 'none' : formText.onePicture),
    },
    {
      label: formText.productName,
      names: ['productName'],
      show: ({ productName }) => words.text(productName),
    },
    {
      label: text.category,
      names: ['category'],
      show: ({ category }) => words.categories(category === null ? [] : [category]),
    },
    ...plainNames.filter((name) => name !== 'weight').map((name) => plainPart(name, words)),
    { label: text.price, names: ['price'], show: ({ price }) => words.money(price) },
    { label: text.discount, names: ['discount'], show: ({ discount }) => words.money(discount) },
    {
      label: uiText.description,
      names: ['description'],
      show: ({ description }) => words.text(description),
    },
    {
      label: text.weight,
      names: ['weight', 'unit'],
      show: ({ weight, unit }) => `${words.number(weight)} ${units[unit]}`,
    },
    {
      label: text.available,
      names: ['available', 'unavailableUntil'],
      show: (form) => words.available(form.available, form.unavailableUntil),
    },
    {
      label: formText.returnable,
      names: ['returnable'],
      show: ({ returnable }) => words.yes(returnable),
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
