import type { BusinessInfo } from '@counter/contract/onboarding';
import { toTaxRate } from '@counter/contract/shared';
import { writeAudit } from '../../platform/events/audit/audit.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/schema.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Work } from '../../platform/events/work.ts';
import { lockUser } from '../auth/index.ts';
import { claimPictures } from '../files/index.ts';
import { correctStore, createStore, findOldestOwnedStore, profileOf } from '../store/index.ts';
import { notChangeable } from './not-changeable.ts';
import {
  createApplicationRow,
  findApplicant,
  findApplicationState,
  findFirstApplication,
  updateApplicationRow,
  type FirstApplication,
} from './onboarding.repository.ts';
import type { SessionFacts } from '../../platform/tenancy/sessions.ts';
import { scopeForApplicant } from '../../platform/tenancy/system-scope.ts';

const picturesField = 'menuPics';

/**
 * Step 1 of sign-up: creates the person's first store, or corrects it while its application is a draft or refused.
 * Concurrent requests create one store. Returns the store's id.
 * @throws ProblemError CONFLICT if the application was already sent or the person owns another store, INVALID_FIELDS
 * for an image that the person didn't upload.
 */
export async function saveBusinessInfo(
  platform: Platform,
  session: SessionFacts,
  info: BusinessInfo,
  requestId: string,
): Promise<number> {
  const { db, clock } = platform;
  const begun = await inTransaction(db, async (tx) => {
    // Serialize a person's requests, so that concurrent ones can't each create a first store.
    await lockUser(tx, session.userId);
    const earlier = await findFirstApplication(tx, session.userId);
    return earlier ?? begin(tx, { session, info, requestId, at: clock.now() });
  });
  if (typeof begun === 'number') return begun;
  await correct(platform, session, begun, { info, requestId });
  return begun.storeId;
}

type Beginning = {
  readonly session: SessionFacts;
  readonly info: BusinessInfo;
  readonly requestId: string;
  readonly at: Date;
};

async function begin(tx: Tx, { session, info, requestId, at }: Beginning): Promise<number> {
  const { userId, actor } = session;
  if (await findOldestOwnedStore(tx, userId)) throw ownsStore();
  await claimPictures(tx, userId, info.menuPics, at, picturesField);
  const { leadId } = await findApplicant(tx, userId);
  const { id: storeId, storeUrl } = await createStore(tx, {
    ...storeFacts(info),
    ownerId: userId,
    branchName: 'Main',
    image: null,
    orderExpiry: 'AFTER_24_HOURS',
    profile: profileOf(info.phoneNumber),
    at,
  });
  const application = { ...info, storeId, applicantId: userId, leadId, first: true, createdAt: at };
  await createApplicationRow(tx, {
    ...application,
    state: 'DRAFT',
    submittedAt: null,
    decided: null,
  });
  await writeAudit(tx, { storeId, actor, at, requestId }, [
    { action: 'store.create', entity: 'store', entityId: storeId, after: { storeUrl } },
    { action: 'application.create', entity: 'application', entityId: storeId, after: info },
  ]);
  return storeId;
}

function ownsStore(): ProblemError {
  return new ProblemError('CONFLICT', 'You already own a store. Add more under My Business.');
}

async function correct(
  { db, act }: Platform,
  session: SessionFacts,
  earlier: FirstApplication,
  { info, requestId }: Pick<Beginning, 'info' | 'requestId'>,
): Promise<void> {
  const scope = await scopeForApplicant(db, session, earlier.storeId, requestId);
  const newPics = info.menuPics.filter((url) => !earlier.menuPics.includes(url));
  await act(scope, async (work) => {
    await claimPictures(work.tx, session.userId, newPics, work.at, picturesField);
    await correctApplication(work, info, earlier);
  });
}

/** Keeps the opening hours that the owner has set up since, unless the form changes its working hours. */
async function correctApplication(
  work: Work,
  info: BusinessInfo,
  earlier: FirstApplication,
): Promise<void> {
  const { tx, scope, audit } = work;
  if (!(await updateApplicationRow(tx, scope, info))) {
    throw notChangeable(await findApplicationState(tx, scope));
  }
  const { workingHours, ...facts } = storeFacts(info);
  await correctStore(work, {
    ...facts,
    phoneNumber: info.phoneNumber,
    workingHours: workingHours === earlier.workingHours ? undefined : workingHours,
  });
  const { storeId: entityId } = scope;
  audit({ action: 'application.update', entity: 'application', entityId, after: info });
}

function storeFacts({ name, address, timeZone, storeTaxRate, workingHours }: BusinessInfo) {
  return { name, address, timeZone, workingHours, taxRate: toTaxRate(storeTaxRate) };
}
