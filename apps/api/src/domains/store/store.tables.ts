// Generated from the migrations by `npm run generate:tables`. Do not edit.
import type { DeliveryMethod } from '@counter/contract/orders';
import type { Role } from '@counter/contract/shared';
import type { UnheardMessage, WithoutScreen } from '@counter/contract/settings';
import type {
  DayInterval,
  DeliveryFees,
  OrderExpiry,
  PauseReason,
  Way,
} from '@counter/contract/store';
import type { ChangedException, KeptHours } from './kept-hours.ts';
import type { Generated, Kysely, Transaction } from 'kysely';
import type { GeneratedJson, Identity, Json, Published } from '../../platform/db/columns.ts';
import type { PublishedViews } from '../../platform/db/schema.ts';
import type { WorkOn } from '../../platform/events/work.ts';

interface OwnerViews {
  endedAt: Date | null;
  endsAt: Date;
  id: Identity;
  reason: string;
  sessionId: number;
  startedAt: Date;
  storeId: number;
  userId: number;
}

interface StoreHours {
  closes: number;
  delivery: Generated<boolean>;
  opens: number;
  storeId: number;
  weekday: number;
}

interface StoreHoursChanges {
  after: Json<KeptHours>;
  before: Json<KeptHours>;
  changedAt: Date;
  changedBy: number;
  exception: Json<ChangedException | null> | null;
  id: Identity;
  kind: 'WEEK' | 'ADDED' | 'CHANGED' | 'REMOVED';
  storeId: number;
}

interface StoreHoursExceptions {
  firstDay: string;
  id: Identity;
  intervals: Json<readonly DayInterval[]>;
  lastDay: string;
  name: string;
  storeId: number;
  way: Way | null;
}

interface StoreMembers {
  createdAt: Date;
  role: Role;
  storeId: number;
  userId: number;
}

interface StoreProfiles {
  acceptsCalls: boolean;
  acceptsEmail: boolean;
  acceptsWhatsapp: boolean;
  description: Generated<string>;
  email: string;
  landMark: string;
  phoneNumber: string;
  profileName: string;
  storeId: number;
  terms: string;
  website: Generated<string>;
  whatsappNumber: string;
}

interface Stores {
  address: string;
  approved: boolean;
  branchName: string;
  createdAt: Date;
  currency: string;
  id: Identity;
  image: string | null;
  name: string;
  referredBy: number | null;
  storeUrl: string;
  timeZone: string;
  verified: boolean;
}

interface StoreScreens {
  seenAt: Date | null;
  storeId: number;
  warnedAt: Date | null;
  warnedUntil: Date | null;
}

interface StoreSettings {
  acceptAutomatically: Generated<boolean>;
  askHandoffCode: Generated<boolean>;
  brandColor: string | null;
  confirmAbove: Generated<number>;
  coverImage: string | null;
  deliveredFeeRate: number;
  deliveryCommissionRate: Generated<number>;
  deliveryFees: GeneratedJson<DeliveryFees>;
  deliveryMethods: Generated<readonly DeliveryMethod[]>;
  expiryMinutes: Generated<number>;
  maxOpenOrders: Generated<number>;
  maxOpenValue: Generated<number>;
  minimumOrder: number;
  online: boolean;
  orderExpiry: Generated<OrderExpiry>;
  ownDeliveryHours: Generated<boolean>;
  pickedUpFeeRate: number;
  pickupInstructions: Generated<string>;
  preparationMinutes: number;
  printerMessage: Generated<boolean>;
  storeId: number;
  taxRate: number;
  unheardMessage: Generated<UnheardMessage>;
  withoutScreen: Generated<WithoutScreen>;
}

interface StoreSpells {
  continued: boolean;
  endedAt: Date | null;
  endedBy: number | null;
  id: Identity;
  kind: 'PAUSE' | 'BUSY';
  minutes: number | null;
  note: string;
  reason: PauseReason | null;
  startedAt: Date;
  startedBy: number | null;
  storeId: number;
  until: Date;
}

interface StoreStatusChanges {
  changedAt: Date;
  changedBy: number;
  id: Identity;
  online: boolean;
  storeId: number;
}

interface StoreSuspensions {
  id: Identity;
  liftedAt: Date | null;
  liftedBy: number | null;
  reason: string;
  storeId: number;
  suspendedAt: Date;
  suspendedBy: number;
  until: Date | null;
}

export interface StoreTables {
  ownerViews: OwnerViews;
  storeHours: StoreHours;
  storeHoursChanges: StoreHoursChanges;
  storeHoursExceptions: StoreHoursExceptions;
  storeMembers: StoreMembers;
  storeProfiles: StoreProfiles;
  stores: Stores;
  storeScreens: StoreScreens;
  storeSettings: StoreSettings;
  storeSpells: StoreSpells;
  storeStatusChanges: StoreStatusChanges;
  storeSuspensions: StoreSuspensions;
  'published.ownerViews': Published<
    StoreTables,
    'ownerViews',
    'endedAt' | 'endsAt' | 'sessionId' | 'storeId'
  >;
  'published.storeMembers': Published<
    StoreTables,
    'storeMembers',
    'createdAt' | 'role' | 'storeId' | 'userId'
  >;
  'published.storeProfiles': Published<StoreTables, 'storeProfiles', 'phoneNumber' | 'storeId'>;
  'published.storeScreens': Published<
    StoreTables,
    'storeScreens',
    'seenAt' | 'storeId' | 'warnedAt' | 'warnedUntil'
  >;
  'published.storeSettings': Published<
    StoreTables,
    'storeSettings',
    | 'deliveredFeeRate'
    | 'deliveryCommissionRate'
    | 'expiryMinutes'
    | 'orderExpiry'
    | 'pickedUpFeeRate'
    | 'storeId'
    | 'taxRate'
  >;
  'published.stores': Published<
    StoreTables,
    'stores',
    | 'address'
    | 'approved'
    | 'branchName'
    | 'createdAt'
    | 'currency'
    | 'id'
    | 'image'
    | 'name'
    | 'referredBy'
    | 'storeUrl'
    | 'timeZone'
  >;
}

/** The tables and views that this domain's queries may name. */
export interface Database extends StoreTables, PublishedViews {}

export type Db = Kysely<Database>;

export type Tx = Transaction<Database>;

export type Work = WorkOn<Tx>;
