import { formatMoney } from '@counter/contract/shared';
import { productPictureLimit } from '@counter/contract/menu';
import { refusedField, type ProblemError } from '../../../platform/kernel/problem.ts';
import type { Work } from '../../../platform/events/work.ts';
import { claimPictures } from '../../files/index.ts';
import { personOf } from '../../store/index.ts';
import type { ProductFacts } from './product-parts.ts';
import {
  findOwnCategoryIds,
  findOwnOptionGroupIds,
  findOwnPictures,
} from './product-references.repository.ts';

/** The form's names of the fields that errors refer to. */
export type FormFields = { readonly category: string; readonly price: string };

/**
 * Checks that a product refers only to records of its store, and claims its new pictures.
 * @throws ProblemError INVALID_FIELDS
 */
export async function checkReferences(
  work: Work,
  before: ProductFacts,
  after: ProductFacts,
  fields: FormFields,
): Promise<void> {
  const { tx, scope } = work;
  if (after.discount > after.price) throw belowDiscount(after, fields, scope.currency);
  const categoryIds = await findOwnCategoryIds(tx, scope, after.categoryIds);
  if (categoryIds.length < after.categoryIds.length) {
    throw refusedField(fields.category, 'Choose a category of this store');
  }
  const groupIds = await findOwnOptionGroupIds(tx, scope, after.optionGroupIds);
  if (groupIds.length < after.optionGroupIds.length) {
    throw refusedField('optionGroupIds', 'Choose an option group of this store');
  }
  await keepPictures(work, before, after);
}

function belowDiscount(
  { discount }: ProductFacts,
  { price }: FormFields,
  currency: string,
): ProblemError {
  const amount = formatMoney(discount, currency);
  return refusedField(price, `Price must not be below the discount of ${amount}`);
}

/**
 * Claims new pictures. Pictures of another product of the store are allowed, whoever uploaded them, because a duplicate
 * has them.
 */
async function keepPictures(work: Work, before: ProductFacts, after: ProductFacts): Promise<void> {
  const added = after.images.filter((url) => !before.images.includes(url));
  if (added.length === 0) return;
  if (after.images.length > productPictureLimit) {
    throw refusedField('images', `At most ${productPictureLimit} pictures`);
  }
  const own = await findOwnPictures(work.tx, work.scope, added);
  const uploaded = added.filter((url) => !own.includes(url));
  if (uploaded.length === 0) return;
  await claimPictures(work.tx, personOf(work.scope), uploaded, work.at, 'images');
}
