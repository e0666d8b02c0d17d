import { valueOf } from '@counter/contract/orders';
import { budgetLeft, promoReduction, promoStatus } from '@counter/contract/promotions';
import { addDays, dayAt } from '@counter/contract/shared';
import { type NewPromo, type StoreScope, type Tx, importPromos } from '@counter/api/import';
import { demoPromos } from '../promos.ts';
import type { Random } from '../random.ts';
import type { Draft } from './past-order.ts';

/** The share of orders with a promo code, if one can be used. */
const promoShare = 0.14;

/** Writes a store's promo codes and returns them. */
export async function createPromos(tx: Tx, scope: StoreScope, now: Date): Promise<NewPromo[]> {
  const today = dayAt(now, scope.timeZone);
  const promos = demoPromos.map(({ starts, ends, ...promo }) => ({
    ...promo,
    startDate: addDays(today, starts),
    endDate: addDays(today, ends),
  }));
  await importPromos({ tx, scope, at: now }, promos);
  return promos;
}

type Used = { readonly promo: NewPromo; uses: number; given: number; by: Map<string, number> };

/** Adds promo codes that were usable at the time to some of the orders, oldest first. */
export function withPromos(
  drafts: readonly Draft[],
  promos: readonly NewPromo[],
  { random, scope }: { readonly random: Random; readonly scope: StoreScope },
): Draft[] {
  const known = promos.map((promo): Used => ({ promo, uses: 0, given: 0, by: new Map() }));
  return drafts.map((draft) => {
    if (!random.chance(promoShare)) return draft;
    const usable = known.filter((used) => isUsable(used, draft, scope));
    if (usable.length === 0) return draft;
    return withPromo(draft, random.pick(usable));
  });
}

function isUsable(used: Used, { placedAt, customer, lines }: Draft, scope: StoreScope): boolean {
  const { promo, uses, given, by } = used;
  const day = dayAt(placedAt, scope.timeZone);
  const { state } = promoStatus({ ...promo, uses, given }, day, scope);
  const mine = by.get(customer.phone) ?? 0;
  return (
    state === 'ACTIVE' &&
    valueOf(lines) >= promo.minimumOrderValue &&
    mine < (promo.usageLimitPerCustomer ?? Infinity)
  );
}

function withPromo(draft: Draft, used: Used): Draft {
  const { promo, given, by } = used;
  const left = budgetLeft({ budget: promo.budget, given });
  const discount = promoReduction(promo, valueOf(draft.lines), left);
  if (!draft.steps.some(({ kind }) => kind === 'cancel')) {
    used.uses += 1;
    used.given += discount;
    by.set(draft.customer.phone, (by.get(draft.customer.phone) ?? 0) + 1);
  }
  return { ...draft, promo: { code: promo.promoCode, discount, paidBy: promo.paidBy } };
}
