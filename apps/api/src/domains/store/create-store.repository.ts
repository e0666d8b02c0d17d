import type { OpeningInterval, OrderExpiry } from '@counter/contract/store';
import type { Role } from '@counter/contract/shared';
import type { Tx } from './store.tables.ts';

/** The store's contact information and its messages to customers. */
export type StoreProfile = {
  readonly phoneNumber: string;
  readonly landMark: string;
  readonly profileName: string;
  readonly email: string;
  readonly whatsappNumber: string;
  readonly terms: string;
  readonly acceptsEmail: boolean;
  readonly acceptsCalls: boolean;
  readonly acceptsWhatsapp: boolean;
};

export type NewStore = {
  readonly storeUrl: string;
  readonly name: string;
  readonly branchName: string;
  readonly address: string;
  readonly image: string | null;
  readonly approved: boolean;
  readonly timeZone: string;
  readonly createdAt: Date;
  /** The person who referred the business; null if no one did. */
  readonly referredBy: number | null;
  /** In cents. */
  readonly minimumOrder: number;
  /** In basis points. */
  readonly taxRate: number;
  readonly preparationMinutes: number;
  /** The marketplace's commission in basis points. */
  readonly deliveredFeeRate: number;
  readonly pickedUpFeeRate: number;
  readonly orderExpiry: OrderExpiry;
  /** Empty means open around the clock. */
  readonly hours: readonly OpeningInterval[];
  readonly profile: StoreProfile;
  readonly members: readonly { readonly userId: number; readonly role: Role }[];
};

/**
 * Inserts a store with its settings, hours, profile and team; returns its id. It can't take orders until it is
 * approved.
 */
export async function createStoreRows(tx: Tx, store: NewStore): Promise<number> {
  const { id } = await tx
    .insertInto('stores')
    .values({
      storeUrl: store.storeUrl,
      name: store.name,
      branchName: store.branchName,
      address: store.address,
      image: store.image,
      approved: store.approved,
      verified: store.approved,
      currency: 'USD',
      timeZone: store.timeZone,
      createdAt: store.createdAt,
      referredBy: store.referredBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await createSettings(tx, id, store);
  await createMembers(tx, id, store);
  await createHours(tx, id, store.hours);
  await createProfile(tx, id, store.profile);
  return id;
}

async function createSettings(tx: Tx, storeId: number, store: NewStore): Promise<void> {
  await tx
    .insertInto('storeSettings')
    .values({
      storeId,
      online: true,
      minimumOrder: store.minimumOrder,
      taxRate: store.taxRate,
      preparationMinutes: store.preparationMinutes,
      deliveredFeeRate: store.deliveredFeeRate,
      pickedUpFeeRate: store.pickedUpFeeRate,
      orderExpiry: store.orderExpiry,
    })
    .execute();
}

async function createMembers(
  tx: Tx,
  storeId: number,
  { members, createdAt }: NewStore,
): Promise<void> {
  await tx
    .insertInto('storeMembers')
    .values(
      members.map(({ userId, role }) => ({
        storeId,
        userId,
        role,
        createdAt,
      })),
    )
    .execute();
}

/** Inserts opening hours. Empty means open around the clock. */
export async function createHours(
  tx: Tx,
  storeId: number,
  hours: readonly OpeningInterval[],
): Promise<void> {
  if (hours.length === 0) return;
  const rows = hours.map((interval) => ({ storeId, ...interval }));
  await tx.insertInto('storeHours').values(rows).execute();
}

export async function createProfile(tx: Tx, storeId: number, profile: StoreProfile): Promise<void> {
  await tx
    .insertInto('storeProfiles')
    .values({
      storeId,
      phoneNumber: profile.phoneNumber,
      landMark: profile.landMark,
      profileName: profile.profileName,
      email: profile.email,
      whatsappNumber: profile.whatsappNumber,
      terms: profile.terms,
      acceptsEmail: profile.acceptsEmail,
      acceptsCalls: profile.acceptsCalls,
      acceptsWhatsapp: profile.acceptsWhatsapp,
    })
    .execute();
}

/** Builds a profile with only a phone number. */
export function profileOf(phoneNumber: string): StoreProfile {
  return {
    phoneNumber,
    landMark: '',
    profileName: '',
    email: '',
    whatsappNumber: '',
    terms: '',
    acceptsEmail: false,
    acceptsCalls: false,
    acceptsWhatsapp: false,
  };
}
