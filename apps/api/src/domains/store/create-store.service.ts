import type { OrderExpiry } from '@counter/contract/store';
import type { Tx } from '../../platform/db/schema.ts';
import type { Work } from '../../platform/events/work.ts';
import { findReferrerOf } from '../auth/index.ts';
import { updateApproved, updateStoreRows } from './correct-store.repository.ts';
import { createStoreRows, type StoreProfile } from './create-store.repository.ts';
import { weekOf } from './opening-hours.ts';
import { notifyOpenScreens } from './store-change.service.ts';
import { findTakenUrls } from './store-url.repository.ts';
import { freeUrl, slugOf } from './store-url.ts';

/** Initial settings of a store: commission in basis points, minimum order in cents. */
const beginnings = {
  deliveredFeeRate: 1500,
  pickedUpFeeRate: 600,
  minimumOrder: 0,
  preparationMinutes: 20,
};

type StoreRequest = {
  readonly ownerId: number;
  readonly name: string;
  readonly branchName: string;
  readonly address: string;
  readonly image: string | null;
  readonly timeZone: string;
  /** In basis points. */
  readonly taxRate: number;
  /** The same for every day, `09:00 - 21:00`. Runs past midnight if the end isn't after the start. */
  readonly workingHours: string;
  readonly orderExpiry: OrderExpiry;
  readonly profile: StoreProfile;
  readonly at: Date;
};

/** Creates a store that waits for approval, with a unique web address derived from its name. */
export async function createStore(
  tx: Tx,
  { ownerId, workingHours, at, ...store }: StoreRequest,
): Promise<{ readonly id: number; readonly storeUrl: string }> {
  const storeUrl = await chooseUrl(tx, store.name, null);
  const id = await createStoreRows(tx, {
    ...beginnings,
    ...store,
    storeUrl,
    approved: false,
    createdAt: at,
    referredBy: await findReferrerOf(tx, ownerId),
    hours: weekOf(workingHours),
    members: [{ userId: ownerId, role: 'owner' }],
  });
  return { id, storeUrl };
}

async function chooseUrl(tx: Tx, name: string, except: number | null): Promise<string> {
  const slug = slugOf(name);
  return freeUrl(slug, await findTakenUrls(tx, slug, except));
}

type StoreCorrection = Pick<StoreRequest, 'name' | 'address' | 'timeZone' | 'taxRate'> & {
  readonly phoneNumber: string;
  /** Undefined to keep the current hours. */
  readonly workingHours: string | undefined;
};

/** Changes a store before it is approved. Its web address follows its name. The caller writes the audit entry. */
export async function correctStore(
  { tx, scope }: Work,
  { workingHours, ...facts }: StoreCorrection,
): Promise<void> {
  const storeUrl = await chooseUrl(tx, facts.name, scope.storeId);
  await updateStoreRows(tx, scope, {
    ...facts,
    storeUrl,
    hours: workingHours === undefined ? undefined : weekOf(workingHours),
  });
}

/** Approves a store: it can take orders from now on, and its open screens are notified. */
export async function approveStore(work: Work): Promise<void> {
  const { tx, scope, audit } = work;
  await updateApproved(tx, scope);
  await notifyOpenScreens(work, 'MARKETPLACE');
  audit({
    action: 'store.approve',
    entity: 'store',
    entityId: scope.storeId,
    before: { approved: false },
    after: { approved: true },
  });
}
