import type { Business, RegisterBusinessRequest } from '@counter/contract/store';
import { writeAudit } from '../../platform/events/audit/audit.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/schema.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { RequestFacts } from '../../platform/http/route.ts';
import { oncePerPerson } from '../../platform/events/once.ts';
import type { Platform } from '../../platform/platform.ts';
import { claimPictures } from '../files/index.ts';
import { createStore, findOldestOwnedStore, type StoreProfile } from '../store/index.ts';
import { createApplicationRow } from './onboarding.repository.ts';
import type { SessionFacts } from '../../platform/tenancy/sessions.ts';

type RequestKeys = Pick<RequestFacts, 'requestId' | 'idempotencyKey'>;

type Registration = {
  readonly session: SessionFacts;
  readonly form: RegisterBusinessRequest;
  readonly requestId: string;
  readonly at: Date;
};

/**
 * Adds another store to an owner, which waits for approval. It starts with the tax rate of the owner's first store. The
 * same idempotency key returns the same store.
 * @throws ProblemError CONFLICT if the person owns no store yet, INVALID_FIELDS for an image that they didn't upload,
 * IDEMPOTENCY_KEY_REUSED.
 */
export async function registerBusiness(
  { db, clock }: Platform,
  session: SessionFacts,
  form: RegisterBusinessRequest,
  { requestId, idempotencyKey: key }: RequestKeys,
): Promise<Business> {
  return inTransaction(db, async (tx) => {
    const at = clock.now();
    const { userId } = session;
    return oncePerPerson({ tx, at }, { userId, key, request: form }, async () =>
      addBusiness(tx, { session, form, requestId, at }),
    );
  });
}

async function addBusiness(tx: Tx, registration: Registration): Promise<Business> {
  const { session, form, requestId, at } = registration;
  const { userId, actor } = session;
  const first = await findOldestOwnedStore(tx, userId);
  if (!first) throw ownsNone();
  await claimPictures(tx, userId, form.image ? [form.image] : [], at);
  const facts = storeFacts(form);
  const { id, storeUrl } = await createStore(tx, {
    ...facts,
    ownerId: userId,
    taxRate: first.taxRate,
    profile: profileOf(form),
    at,
  });
  await createApplication(tx, id, registration);
  await writeAudit(tx, { storeId: id, actor, at, requestId }, [
    { action: 'store.create', entity: 'store', entityId: id, after: { storeUrl, ...facts } },
    { action: 'application.submit', entity: 'application', entityId: id },
  ]);
  return {
    id,
    storeUrl,
    name: facts.name,
    image: facts.image,
    branchName: facts.branchName,
    address: facts.address,
    timeZone: facts.timeZone,
    verified: 'N',
    storeApproved: false,
    role: 'owner',
    currency: 'USD',
    suspension: null,
    refusal: null,
    opening: { state: 'NOT_APPROVED', until: null },
    secondFactorMissing: false,
  };
}

function ownsNone(): ProblemError {
  return new ProblemError(
    'CONFLICT',
    'You have no store yet. Sign up your first one, then add more here.',
  );
}

function storeFacts(form: RegisterBusinessRequest) {
  return {
    name: form.businessname,
    branchName: form.businessbranch,
    address: form.businessAddress,
    image: form.image,
    timeZone: form.timeZone,
    workingHours: hoursOf(form),
    orderExpiry: form.expireUnaccepted ? 'AFTER_24_HOURS' : 'NEVER',
  } as const;
}

function hoursOf({ openingTime, closingTime }: RegisterBusinessRequest): string {
  return `${openingTime} - ${closingTime}`;
}

function profileOf(form: RegisterBusinessRequest): StoreProfile {
  return {
    phoneNumber: form.number,
    landMark: form.location,
    profileName: form.profilename,
    email: form.acceptEmail ? form.email : '',
    whatsappNumber: form.whatapp,
    terms: form.businessTerms,
    acceptsEmail: form.acceptEmail,
    acceptsCalls: form.acceptCalls,
    acceptsWhatsapp: form.acceptWhatsapp,
  };
}

async function createApplication(
  tx: Tx,
  storeId: number,
  { session, form, at }: Registration,
): Promise<void> {
  await createApplicationRow(tx, {
    storeId,
    applicantId: session.userId,
    leadId: null,
    first: false,
    state: 'SUBMITTED',
    businessType: null,
    workingHours: hoursOf(form),
    totalLocations: null,
    menuWebsite: '',
    menuPics: [],
    createdAt: at,
    submittedAt: at,
    decided: null,
  });
}
