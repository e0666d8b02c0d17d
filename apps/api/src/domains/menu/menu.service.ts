import {
  availabilityAt,
  describeUnavailable,
  isOffered,
  type Asked,
  type MenuProduct,
} from '@counter/contract/menu';
import { dayAt, type LocalFormat } from '@counter/contract/shared';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findMenuRows, findMenuRowsById, type ChoiceRow, type MenuRow } from './menu.repository.ts';

/** The store's whole menu by category, and what of it can be had at an instant. */
export async function findMenu(
  db: Db | Tx,
  scope: StoreScope,
  asked: Asked,
): Promise<MenuProduct[]> {
  const rows = await findMenuRows(db, scope, dayAt(asked.at, scope.timeZone));
  return rows.map((row) => toMenuProduct(row, scope, asked));
}

/**
 * Those of the given products that are on the store's menu, in no particular order, and whether each
 * can be had at an instant.
 */
export async function findProductsForOrder(
  db: Db | Tx,
  scope: StoreScope,
  ids: readonly number[],
  asked: Asked,
): Promise<MenuProduct[]> {
  const rows = await findMenuRowsById(db, scope, ids, dayAt(asked.at, scope.timeZone));
  return rows.map((row) => toMenuProduct(row, scope, asked));
}

function toMenuProduct(row: MenuRow, { timeZone, dates }: StoreScope, asked: Asked): MenuProduct {
  const { unavailableUntil, menuHours, dailyLimit, sold, available, ...product } = row;
  const facts = { available, unavailableUntil, menuHours, dailyLimit, sold, timeZone, dates };
  const status = availabilityAt(facts, asked.at);
  const optionGroups = product.optionGroups.map((group) => ({
    ...group,
    choices: group.choices.map((choice) =>
      toChoice(choice, { productName: row.name, timeZone, dates }, asked),
    ),
  }));
  const reason =
    describeUnavailable({ ...facts, name: row.name }, status, asked) ||
    missingOption(row.name, optionGroups);
  return { ...product, available: reason === '', reason, optionGroups };
}

/** A product cannot be had while too little is left of what a customer has to choose with it. */
function missingOption(name: string, groups: MenuProduct['optionGroups']): string {
  const missing = groups.find(
    ({ choices, minimum }) => choices.filter(({ available }) => available).length < minimum,
  );
  return missing
    ? `${name} is not available right now. There isn't enough "${missing.name}" left.`
    : '';
}

type Choice = MenuProduct['optionGroups'][number]['choices'][number];

function toChoice(
  { id, name, price, ...stored }: ChoiceRow,
  { productName, ...local }: LocalFormat & { readonly productName: string },
  asked: Asked,
): Choice {
  const end = stored.unavailableUntil;
  const word = { available: stored.available, unavailableUntil: end ? new Date(end) : null };
  if (isOffered(word, asked.at)) return { id, name, price, available: true, reason: '' };
  const named = { name: `${name} for ${productName}`, menuHours: [], ...local };
  const status = { state: 'UNAVAILABLE', until: word.unavailableUntil } as const;
  const reason = describeUnavailable(named, status, asked);
  return { id, name, price, available: false, reason };
}
