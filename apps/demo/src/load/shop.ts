import { dayAt, dayMs, localTimeAt } from '@counter/contract/shared';
import {
  type Actor,
  type PastOrder,
  type StoreScope,
  type Tx,
  type Vault,
  importException,
  importMenu,
  importOrders,
  importPauses,
  importPromoUses,
  importRewards,
  importStatusChanges,
  importStore,
  scopeForSystem,
  updateSettings,
  weekOf,
} from '@counter/api/import';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { createHistory } from '../history.ts';
import { createCustomers } from '../people.ts';
import { settingsOf } from './settings.ts';
import { drawStoreSign } from '../pictures/store-sign.ts';
import { createRandom, type Random } from '../random.ts';
import { createAbout } from './about.ts';
import { createAdjustments } from './adjustments.ts';
import { createApplication } from './applications.ts';
import { openBooks, type Moment } from './books.ts';
import { pastWork } from './past-work.ts';
import { createCampaigns } from './campaigns.ts';
import { createClosures, createPauses, nextChristmas } from './closures.ts';
import { createCrew, withRiders } from './crew.ts';
import { createDays } from './days.ts';
import { createDeals } from './deals.ts';
import { createExpenses } from './expenses.ts';
import { createFeedback } from './feedback.ts';
import { toMenu, type Offer } from './menu.ts';
import { toDraft, type Draft } from './past-order.ts';
import { createPayouts } from './payouts.ts';
import { createInvitations } from './invitations.ts';
import { withPayments } from './payments.ts';
import type { PictureBook } from './pictures.ts';
import { createPromos, withPromos } from './promos.ts';
import { createTrail } from './trail.ts';
import { createRecipients } from './recipients.ts';
import { createRegulars } from './regulars.ts';
import { createWebStoreDays } from './web-store.ts';
import { deliveredFeeRate, pickedUpFeeRate, type DemoHistory, type DemoStore } from './stores.ts';

export type Surroundings = {
  readonly now: Date;
  /** The ids and names of the demo's people, by email. */
  readonly people: ReadonlyMap<string, { readonly id: number; readonly fullName: string }>;
  readonly marketplace: Actor;
  /** The id of the marketplace's operator. */
  readonly operatorId: number;
  readonly operatorName: string;
  /** The ids of the leads by business name. */
  readonly leads: ReadonlyMap<string, number>;
  readonly vault: Vault;
  readonly pictures: PictureBook;
};

/** A demo store that is set up. Its orders are generated but not yet written. */
export type Shop = {
  readonly store: DemoStore;
  readonly scope: StoreScope;
  /** Oldest first. */
  readonly drafts: readonly Draft[];
};

type Person = Extract<Actor, { kind: 'user' }>;
type Staff = readonly (Person & Pick<DemoStore['staff'][number], 'role' | 'share'>)[];

/** A separate seed for promo codes, so that they don't change the random orders. */
const promoSeed = 500;
/** A separate seed for riders. */
const riderSeed = 700;
/** A separate seed for reviews. */
const feedbackSeed = 900;
/** A separate seed for payments. */
const paymentSeed = 800;

/** Writes a store with its settings, people, application and menu, and generates its orders. */
export async function createShop(tx: Tx, store: DemoStore, around: Surroundings): Promise<Shop> {
  const { pictures, now } = around;
  const staff = staffOf(store, around);
  const scope = await createStore(tx, store, staff, around);
  if (!store.catalogue) return { store, scope, drafts: [] };
  const menu = toMenu(store.catalogue, pictures, { now, timeZone: store.timeZone });
  const offer = { ...store, ...menu, productIds: await importMenu(tx, scope, menu, now) };
  await createDeals(tx, scope, { ...offer, deals: store.deals ?? [] }, around);
  const drafts = store.history
    ? createDrafts(store, around, { offer, staff, ...store.history, catalogue: store.catalogue })
    : [];
  await spend(tx, { store, scope, staff, now });
  const owner = store.staff.find(({ role }) => role === 'owner');
  if (store.approved && owner) await createRecipients(tx, scope, { owner: owner.email, now });
  const promos = store.approved ? await createPromos(tx, scope, now) : [];
  const chance = { random: createRandom(store.seed + promoSeed), scope };
  const riders = store.crew
    ? await createCrew(tx, scope, store.crew, { now, seed: store.seed })
    : [];
  const riding = { random: createRandom(store.seed + riderSeed), now };
  return {
    store,
    scope,
    drafts: withPayments(
      withRiders(withPromos(drafts, promos, chance), riders, riding),
      createRandom(store.seed + paymentSeed),
    ),
  };
}

/** The days for which referred stores have earned rewards. */
const rewardedDays = 8;
const spentDays = 120;
const repricedProducts = 6;

async function spend(
  tx: Tx,
  { store, scope, staff, now }: Pick<Shop, 'store' | 'scope'> & { staff: Staff; now: Date },
): Promise<void> {
  const { spending, seed, joined } = store;
  if (!spending) return;
  const by = (staff.find(({ role }) => role === 'manager') ?? staff[0])?.name ?? '';
  const days = Math.min(spentDays, joined);
  await createExpenses(tx, scope, { seed, spending, by, days, now });
}

async function createStore(
  tx: Tx,
  store: DemoStore,
  staff: Staff,
  { pictures, ...around }: Surroundings,
): Promise<StoreScope> {
  const { partner, approved } = store;
  const at = joinedAt(store, around);
  const storeId = await importStore(tx, {
    ...store,
    deliveredFeeRate,
    pickedUpFeeRate,
    image: pictures.add(drawStoreSign(store.name, store.sign)),
    createdAt: at,
    referredBy: store.broughtBy ? (around.people.get(store.broughtBy)?.id ?? null) : null,
    orderExpiry: 'AFTER_24_HOURS',
    hours: approved ? [] : weekOf(partner.workingHours),
    profile: partner.profile,
    members: staff.map(({ id, role }) => ({ userId: id, role })),
  });
  const scope = await scopeForSystem(tx, storeId, 'Demo');
  await updateSettings(tx, scope, settingsOf(store));
  const applicantId = ownerOf(staff);
  if (store.about) await createAbout(tx, scope, store.about, around.now);
  await createApplication({ ...around, tx, scope, partner, approved, applicantId, at });
  await createInvitations(tx, scope, store, { ...around, invitedBy: applicantId });
  return scope;
}

function ownerOf(staff: Staff): number {
  const owner = staff.find(({ role }) => role === 'owner');
  if (!owner) throw new Error('A store of the demo has no owner.');
  return owner.id;
}

function joinedAt({ joined }: DemoStore, { now }: Pick<Surroundings, 'now'>): Date {
  return new Date(now.getTime() - joined * dayMs);
}

function staffOf(store: DemoStore, { people }: Surroundings): Staff {
  return store.staff.map(({ email, ...member }) => {
    const person = people.get(email);
    if (!person) throw new Error(`Nobody in the demo is called ${email}.`);
    return { kind: 'user', id: person.id, name: person.fullName, ...member };
  });
}

type Past = DemoHistory & {
  readonly catalogue: Catalogue;
  readonly offer: Offer;
  readonly staff: Staff;
};

function createDrafts(store: DemoStore, { now, marketplace }: Surroundings, past: Past): Draft[] {
  const random = createRandom(store.seed);
  const customers = createCustomers(random, past.customers);
  const { day: today, hour, minute } = localTimeAt(now, store.timeZone);
  const nowMinutes = hour * 60 + minute;
  const history = createHistory({ ...past, random, customers, today, nowMinutes });
  const nextHand = chooserOf(random, past.staff);
  const making = { ...store, offer: past.offer, customers, nextHand, marketplace, now };
  return Array.from(history, (order) => toDraft(order, making)).toSorted(
    (a, b) => a.placedAt.getTime() - b.placedAt.getTime(),
  );
}

function chooserOf(random: Random, staff: Staff): () => Person {
  return random.chooser(
    staff.map(({ kind, id, name, device, share }) => [share, { kind, id, name, device }]),
  );
}

/** Writes a store's orders with the given numbers, its customers and its closures. */
export async function fillShop(
  tx: Tx,
  { store, scope, drafts }: Shop,
  numberOf: (draft: Draft) => string,
  around: Surroundings,
): Promise<void> {
  if (drafts.length > 0) {
    const staff = staffOf(store, around);
    const writer = staff.find(({ role }) => role === 'manager') ?? staff[0];
    const writers = { seed: store.seed, now: around.now, by: writer?.name ?? '' };
    const customerIds = await createRegulars(tx, scope, drafts, writers);
    const orders = drafts.map((draft) => toOrder(draft, numberOf(draft), customerIds));
    await importOrders(tx, scope, orders, around.now);
    await importPromoUses(tx, scope);
    await createWebStoreDays(tx, scope, { drafts, seed: store.seed });
    const [by] = staffOf(store, around).filter(({ role }) => role === 'owner');
    const repriced = store.catalogue?.products.slice(0, repricedProducts) ?? [];
    const phones = [...customerIds.keys()];
    const campaigns =
      by && store.approved
        ? await createCampaigns(tx, scope, { seed: store.seed, phones, by, now: around.now })
        : [];
    if (by) await createTrail(tx, scope, { drafts, numberOf, now: around.now, repriced, by });
    const since = drafts[0]?.placedAt ?? around.now;
    const moments = [...momentsOf(store, orders, around), ...campaigns];
    const keepBooks = openBooks(tx, scope, moments);
    await createPayouts(tx, scope, { ...store, since, now: around.now, keepBooks });
    await hearPeople(tx, { store, scope }, orders, around);
    if (by && store.spending) {
      const { seed } = store;
      await createDays(tx, scope, { seed, now: around.now, by });
    }
    if (store.broughtBy) {
      const work = pastWork({ tx, scope, at: around.now });
      await importRewards(work, new Date(around.now.getTime() - rewardedDays * dayMs));
    }
  }
  if (store.approved) await openAndClose(tx, { store, scope, drafts }, around);
}

/** Writes a store's questions and reviews. */
async function hearPeople(
  tx: Tx,
  { store, scope }: Pick<Shop, 'store' | 'scope'>,
  orders: readonly PastOrder[],
  around: Surroundings,
): Promise<void> {
  const { feedback, seed } = store;
  const [owner] = staffOf(store, around).filter(({ role }) => role === 'owner');
  if (!feedback || !owner) return;
  const random = createRandom(seed + feedbackSeed);
  const completed = completedOf(orders);
  await createFeedback(tx, scope, { feedback, completed, random, by: owner.name, now: around.now });
}

function completedOf(orders: readonly PastOrder[]) {
  return orders.flatMap(({ orderNumber, steps }) => {
    const step = steps.find(({ kind }) => kind === 'complete');
    return step ? [{ orderNumber, completedAt: step.at }] : [];
  });
}

/** Returns the other events in a store's ledger. */
function momentsOf(store: DemoStore, orders: readonly PastOrder[], around: Surroundings): Moment[] {
  const owner = staffOf(store, around).find(({ role }) => role === 'owner');
  if (!owner || !store.history?.adjusted) return [];
  const operator = {
    kind: 'user',
    id: around.operatorId,
    name: around.operatorName,
    device: '',
  } as const;
  const timer = { kind: 'system', name: 'Schedule' } as const;
  return createAdjustments(completedOf(orders), { owner, operator, timer }, around.now);
}

function toOrder(draft: Draft, orderNumber: string, ids: ReadonlyMap<string, number>): PastOrder {
  const customerId = ids.get(draft.customer.phone);
  if (customerId === undefined) throw new Error(`${draft.customer.name} was not written.`);
  return { ...draft, orderNumber, customerId };
}

async function openAndClose(tx: Tx, { store, scope, drafts }: Shop, around: Surroundings) {
  const random = createRandom(store.seed);
  const staff = staffOf(store, around).filter(({ role }) => role === 'owner' || role === 'manager');
  const nextPerson = random.chooser(staff.map(({ id, share }) => [share, id]));
  const opening = { online: true, userId: nextPerson(), at: joinedAt(store, around) };
  const placed = drafts.map(({ placedAt }) => placedAt);
  const { timeZone } = store;
  const closures = createClosures({ random, timeZone, placed, nextPerson });
  await importStatusChanges(tx, scope, [opening, ...closures]);
  await importPauses(tx, scope, createPauses({ random, timeZone, placed, nextPerson }));
  await importException(tx, scope, nextChristmas(dayAt(around.now, timeZone)));
}
