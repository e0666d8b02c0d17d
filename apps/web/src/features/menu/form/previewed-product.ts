import {
  offerProduct,
  type KeptProduct,
  type MenuProduct,
  type Product,
  type StoreOptionGroup,
} from '@counter/contract/menu';
import type { LocalFormat } from '@counter/contract/shared';
import type { BusinessProductForm } from './business-values.ts';
import type { StoreForm } from './store-values.ts';

/** The part of a form that customers see. */
export type Previewed = Omit<KeptProduct, 'id' | 'category' | 'taxRate' | 'optionGroups'> & {
  readonly optionGroupIds: readonly number[];
};

/** Returns a typed number; null for an unreadable one. */
const readable = (typed: number | null): number | null =>
  typed === null || Number.isNaN(typed) ? null : typed;

type Shared = StoreForm | BusinessProductForm;

function sharedOf({ description, calories, allergens, available, ...form }: Shared) {
  const { unavailableUntil, menuHours, optionGroupIds } = form;
  const end = unavailableUntil === null ? null : new Date(unavailableUntil);
  const until = available ? null : end;
  return {
    description: description.trim(),
    calories: readable(calories),
    allergens: allergens.trim(),
    available,
    unavailableUntil: until,
    menuHours,
    optionGroupIds,
  };
}

/** Returns what customers see of the store-level form. Fields that it lacks keep their values. */
export function previewOfStoreForm(form: StoreForm, edited: Product | undefined): Previewed {
  return {
    ...sharedOf(form),
    name: form.name.trim(),
    image: form.images[0] ?? null,
    price: (readable(form.pickupPrice) ?? 0) - (edited?.discount ?? 0),
    featured: form.featuredItem,
    dailyLimit: form.enabledDailyLimit ? readable(form.dailyLimit) : null,
    sold: edited?.soldToday ?? 0,
  };
}

/** Returns what customers see of the business-scoped form. */
export function previewOfBusinessForm(
  form: BusinessProductForm,
  edited: Product | undefined,
): Previewed {
  return {
    ...sharedOf(form),
    name: form.productName.trim(),
    image: form.image,
    price: (readable(form.price) ?? 0) - (readable(form.discount) ?? 0),
    featured: edited?.featured ?? false,
    dailyLimit: edited?.dailyLimit ?? null,
    sold: edited?.soldToday ?? 0,
  };
}

/** Returns the product as a customer would see it now. Incomplete hours are ignored. */
export function showToCustomer(
  { optionGroupIds, menuHours, ...previewed }: Previewed,
  groups: readonly StoreOptionGroup[],
  { now, ...local }: LocalFormat & { readonly now: Date },
): MenuProduct {
  const optionGroups = optionGroupIds.flatMap((id) => groups.find((one) => one.id === id) ?? []);
  const hours = menuHours.filter(({ from, to, weekdays }) => from && to && weekdays.length > 0);
  const kept = { ...previewed, id: 0, category: null, taxRate: null, menuHours: hours };
  return offerProduct({ ...kept, optionGroups }, local, { at: now, now });
}
