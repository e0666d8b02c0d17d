import type { Role } from '@counter/contract/shared';
import type { DeliveryFees } from '@counter/contract/store';
import { createCatalogue, type Catalogue } from '../catalogue/catalogue.ts';
import { grocer } from '../catalogue/grocer.ts';
import { kitchen } from '../catalogue/kitchen.ts';
import { kitchenDeals, type CatalogueDeal } from '../catalogue/kitchen/deals.ts';
import { drinks } from '../catalogue/kitchen/drinks.ts';
import { mezze } from '../catalogue/kitchen/mezze.ts';
import { salads } from '../catalogue/kitchen/salads.ts';
import { sweets } from '../catalogue/kitchen/sweets.ts';
import { wraps } from '../catalogue/kitchen/wraps.ts';
import type { Crew } from '../crew/crew.ts';
import { grocerCrew } from '../crew/grocer.ts';
import { kitchenCrew, riversideCrew } from '../crew/kitchen.ts';
import type { DemoFeedback } from '../feedback/feedback.ts';
import { grocerFeedback } from '../feedback/grocer.ts';
import { kitchenFeedback } from '../feedback/kitchen.ts';
import type { SignPalette } from '../pictures/store-sign.ts';
import { grocerSpending, kitchenSpending, type Spending } from '../spending.ts';
import { grocerDelivery, kitchenDelivery, noDeliveryFees, riversideDelivery } from './delivery.ts';
import { cedarKitchenAbout, fernAndFieldAbout, type About } from './about.ts';
import {
  blueDoorPartner,
  cedarKitchenPartner,
  fernAndFieldPartner,
  riversidePartner,
  type Partner,
} from './partners.ts';

/** The marketplace's commission on all demo stores, in basis points. */
export const deliveredFeeRate = 1500;
export const pickedUpFeeRate = 600;

type StaffMember = {
  readonly email: string;
  readonly role: Role;
  /** The store's share of orders, relative to the others. */
  readonly share: number;
  readonly device: string;
};

export type DemoHistory = {
  readonly days: number;
  readonly ordersPerDay: number;
  readonly customers: number;
  /** True if there were refunds and charges. */
  readonly adjusted?: boolean;
};

export type DemoStore = {
  /** The seed of everything random. */
  readonly seed: number;
  readonly storeUrl: string;
  readonly name: string;
  readonly branchName: string;
  readonly address: string;
  readonly sign: SignPalette;
  readonly timeZone: string;
  readonly approved: boolean;
  /** The days since it joined. */
  readonly joined: number;
  readonly minimumOrder: number;
  /** Parts per million. */
  readonly taxRate: number;
  readonly preparationMinutes: number;
  readonly staff: readonly StaffMember[];
  /** The pending invitations to the team. */
  readonly invited?: readonly {
    readonly email: string;
    readonly role: Role;
    readonly hoursAgo: number;
  }[];
  readonly catalogue: Catalogue | null;
  readonly deals?: readonly CatalogueDeal[];
  readonly crew?: Crew;
  readonly history: DemoHistory | null;
  /** The bank's reason for a returned payment. */
  readonly returnedPayout?: string;
  /** True if the last payout still waits for a bank file. */
  readonly pendingPayout?: boolean;
  readonly partner: Partner;
  /** The store's recorded expenses, if any. */
  readonly spending?: Spending;
  readonly about?: About;
  readonly deliveryFees: DeliveryFees;
  /** The referrer's email address. */
  readonly broughtBy?: string;
  /** The questions and reviews of the store. */
  readonly feedback?: DemoFeedback;
};

const cedarKitchen: DemoStore = {
  seed: 1201,
  storeUrl: 'cedar-kitchen',
  name: 'Cedar Kitchen',
  branchName: 'Court Street',
  address: '212 Court Street, Brooklyn, NY 11201',
  sign: { main: 'cedar', accent: 'butter' },
  timeZone: 'America/New_York',
  approved: true,
  joined: 420,
  minimumOrder: 1000,
  taxRate: 88_750,
  preparationMinutes: 20,
  staff: [
    { email: 'owner@demo.test', role: 'owner', share: 2, device: 'Chrome on Mac' },
    { email: 'manager@demo.test', role: 'manager', share: 3, device: 'Safari on iPad' },
    { email: 'staff@demo.test', role: 'staff', share: 5, device: 'Chrome on Android' },
    { email: 'accountant@demo.test', role: 'accountant', share: 0, device: 'Edge on Windows' },
  ],
  catalogue: kitchen,
  invited: [{ email: 'nadia.farouk@demo.test', role: 'staff', hoursAgo: 5 }],
  deals: kitchenDeals,
  crew: kitchenCrew,
  history: { days: 90, ordersPerDay: 50, customers: 420, adjusted: true },
  returnedPayout: 'R20: the account takes no transfers of this kind',
  partner: cedarKitchenPartner,
  spending: kitchenSpending,
  about: cedarKitchenAbout,
  deliveryFees: kitchenDelivery,
  feedback: kitchenFeedback,
};

const riverside: DemoStore = {
  ...cedarKitchen,
  seed: 1202,
  storeUrl: 'cedar-kitchen-riverside',
  branchName: 'Riverside',
  address: '48 Water Street, Brooklyn, NY 11201',
  sign: { main: 'teal', accent: 'butter' },
  joined: 15,
  staff: [{ email: 'owner@demo.test', role: 'owner', share: 1, device: 'Safari on iPhone' }],
  invited: [],
  deals: [],
  crew: riversideCrew,
  catalogue: createCatalogue([wraps, salads, mezze, sweets, drinks], 2.4),
  history: { days: 14, ordersPerDay: 18, customers: 90 },
  partner: riversidePartner,
  about: { ...cedarKitchenAbout, blocked: [] },
  deliveryFees: riversideDelivery,
  feedback: { reviews: kitchenFeedback.reviews.slice(-8), inquiries: [] },
};

const fernAndField: DemoStore = {
  seed: 1203,
  storeUrl: 'fern-and-field',
  name: 'Fern & Field Grocer',
  branchName: 'Lincoln Square',
  address: '4731 North Lincoln Avenue, Chicago, IL 60625',
  sign: { main: 'fern', accent: 'cream' },
  timeZone: 'America/Chicago',
  approved: true,
  joined: 260,
  minimumOrder: 1500,
  taxRate: 45_000,
  preparationMinutes: 30,
  staff: [{ email: 'second@demo.test', role: 'owner', share: 1, device: 'Firefox on Windows' }],
  catalogue: grocer,
  crew: grocerCrew,
  history: { days: 90, ordersPerDay: 40, customers: 380 },
  pendingPayout: true,
  partner: fernAndFieldPartner,
  spending: grocerSpending,
  about: fernAndFieldAbout,
  deliveryFees: grocerDelivery,
  broughtBy: 'owner@demo.test',
  feedback: grocerFeedback,
};

const blueDoor: DemoStore = {
  seed: 1204,
  storeUrl: 'blue-door-bakery',
  name: 'Blue Door Bakery',
  branchName: 'Pearl Street',
  address: '9 Pearl Street, Burlington, VT 05401',
  sign: { main: 'navy', accent: 'cream' },
  timeZone: 'America/New_York',
  approved: false,
  joined: 2,
  minimumOrder: 1000,
  taxRate: 70_000,
  preparationMinutes: 20,
  staff: [{ email: 'pending@demo.test', role: 'owner', share: 1, device: 'Chrome on Windows' }],
  catalogue: null,
  history: null,
  partner: blueDoorPartner,
  deliveryFees: noDeliveryFees,
};

/** The demo stores, in display order. */
export const demoStores: readonly DemoStore[] = [cedarKitchen, riverside, fernAndField, blueDoor];
