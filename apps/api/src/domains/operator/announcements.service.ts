import {
  maxAnnouncedStores,
  announcementDelaySeconds,
  type AnnouncedStore,
  type Announcement,
  type AnnouncementRecipient,
  type AnnouncementRequest,
  type OperatorStoreState,
  type StoreAnnouncement,
  type StoreProblem,
} from '@counter/contract/operator';
import { inTransaction } from '../../platform/db/database.ts';
import type { PageWanted } from '../../platform/db/page.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { writeMarketplaceAudit } from '../../platform/events/audit/audit.ts';
import type { Work } from '../../platform/events/work.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import { oncePerPerson } from '../../platform/events/once.ts';
import type { RequestFacts } from '../../platform/http/route.ts';
import { notFound, ProblemError, refusedField } from '../../platform/kernel/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { SessionFacts } from '../../platform/tenancy/sessions.ts';
import {
  confirmDelivery,
  countDeliveries,
  createAnnouncement,
  findAnnouncementPage,
  findAnnouncementRow,
  findDeliveries,
  findNamedStores,
  findUnseen,
  moveAnnouncement,
  type AnnouncementRow,
} from './announcements.repository.ts';
import { findOperatorStorePage } from './operator-stores.repository.ts';
import { findStoreHealthPage } from './store-health.repository.ts';

/** The job that sends an announcement, batch by batch. */
export const announcementJob = 'operator.announce';

type Wanted = {
  readonly search: string;
  readonly state: OperatorStoreState | undefined;
  readonly problem: StoreProblem | undefined;
};

const everyStore = { pageNumber: 0, pageSize: maxAnnouncedStores } as const;

/** Returns the approved stores that match a search, a state and a problem, by name. */
export async function findAnnouncedStores(
  { db, clock }: Platform,
  { search, state, problem }: Wanted,
): Promise<AnnouncedStore[]> {
  const at = clock.now();
  const { rows } = await findOperatorStorePage(db, { search, state, ...everyStore }, at);
  const approved = rows.filter((row) => row.approved);
  const toStore = ({ id, name, branchName, address }: AnnouncedStore) => ({
    id,
    name,
    branchName,
    address,
  });
  if (problem === undefined) return approved.map(toStore);
  const sick = await findStoreHealthPage(db, { search: '', state: problem, ...everyStore }, at);
  const ids = new Set(sick.rows.map(({ id }) => id));
  return approved.filter(({ id }) => ids.has(id)).map(toStore);
}

/** Returns a page of announcements, newest first. */
export async function findAnnouncements(
  { db }: Platform,
  page: PageWanted,
): Promise<{ content: Announcement[]; totalElements: number }> {
  const { rows, total } = await findAnnouncementPage(db, page);
  return { content: await describe(db, rows), totalElements: total };
}

async function describe(db: Db | Tx, rows: readonly AnnouncementRow[]): Promise<Announcement[]> {
  const counts = await countDeliveries(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ storeIds, sentBy, createdAt, sendsAt, ...row }) => {
    const count = counts.find(({ announcementId }) => announcementId === row.id);
    return {
      ...row,
      by: sentBy,
      createdAt: createdAt.toISOString(),
      sendsAt: sendsAt.toISOString(),
      stores: storeIds.length,
      sent: count?.sent ?? 0,
      seen: count?.seen ?? 0,
    };
  });
}

async function findOne(db: Db | Tx, id: number): Promise<Announcement> {
  const [one] = await describe(db, [await existing(db, id)]);
  if (!one) throw notFound('announcement');
  return one;
}

async function existing(db: Db | Tx, id: number): Promise<AnnouncementRow> {
  const row = await findAnnouncementRow(db, id);
  if (!row) throw notFound('announcement');
  return row;
}

/** Returns an announcement's stores by name, with who confirmed it. @throws ProblemError NOT_FOUND */
export async function findRecipients(
  { db }: Platform,
  id: number,
): Promise<AnnouncementRecipient[]> {
  const { storeIds } = await existing(db, id);
  const [stores, deliveries] = [await findNamedStores(db, storeIds), await findDeliveries(db, id)];
  const ofStore = new Map(deliveries.map((one) => [one.storeId, one]));
  return stores.map(({ id: storeId, name, branchName }) => {
    const delivery = ofStore.get(storeId);
    return {
      storeId,
      name,
      branchName,
      sentAt: delivery?.sentAt.toISOString() ?? null,
      seenAt: delivery?.seenAt?.toISOString() ?? null,
      seenBy: delivery?.seenBy ?? null,
    };
  });
}

type Author = Pick<SessionFacts, 'actor' | 'userId'>;

/**
 * Schedules an announcement after a short delay in which it can be cancelled. Idempotent per key.
 * @throws ProblemError INVALID_FIELDS for an unknown or unapproved store, IDEMPOTENCY_KEY_REUSED
 */
export async function announce(
  { db, clock }: Platform,
  { actor, userId }: Author,
  request: AnnouncementRequest,
  { requestId, idempotencyKey: key }: Pick<RequestFacts, 'requestId' | 'idempotencyKey'>,
): Promise<Announcement> {
  const { subject, body, storeIds } = request;
  const ids = [...new Set(storeIds)];
  const approved = (await findNamedStores(db, ids)).filter((store) => store.approved);
  if (approved.length < ids.length) {
    throw refusedField(
      'storeIds',
      'Some of these stores are not approved. Choose the stores again.',
    );
  }
  const at = clock.now();
  const sendsAt = new Date(at.getTime() + announcementDelaySeconds * 1000);
  const write = async (tx: Tx): Promise<Announcement> => {
    const row = { subject, body, storeIds: ids, sentBy: actor.name, createdAt: at, sendsAt };
    const id = await createAnnouncement(tx, row);
    await addJob(tx, announcementJob, { id }, { runAt: sendsAt });
    const facts = { action: 'announcement.create', entity: 'announcement', entityId: id } as const;
    const entry = { ...facts, subject, after: { storeIds: ids, body } };
    await writeMarketplaceAudit(tx, { actor, at, requestId, entry });
    return findOne(tx, id);
  };
  return inTransaction(db, async (tx) =>
    oncePerPerson({ tx, at }, { userId, key, request }, async () => write(tx)),
  );
}

/** Cancels a scheduled announcement. @throws ProblemError NOT_FOUND, CONFLICT if it was already sent */
export async function cancelAnnouncement(
  { db, clock }: Platform,
  { actor }: Pick<Author, 'actor'>,
  id: number,
  requestId: string,
): Promise<Announcement> {
  const at = clock.now();
  return inTransaction(db, async (tx) => {
    const { subject, sendsAt } = await existing(tx, id);
    const isAhead = sendsAt > at;
    if (!isAhead || !(await moveAnnouncement(tx, id, { from: 'PLANNED', to: 'CANCELLED' }))) {
      throw new ProblemError('CONFLICT', "This message is on its way, so you can't cancel it.");
    }
    const facts = { action: 'announcement.cancel', entity: 'announcement', entityId: id } as const;
    await writeMarketplaceAudit(tx, { actor, at, requestId, entry: { ...facts, subject } });
    return findOne(tx, id);
  });
}

/** Returns the announcements that nobody in the store has confirmed. */
export async function findUnconfirmed(
  db: Db | Tx,
  scope: StoreScope,
): Promise<StoreAnnouncement[]> {
  const rows = await findUnseen(db, scope);
  return rows.map(({ sentAt, ...row }) => ({ ...row, sentAt: sentAt.toISOString() }));
}

/** Confirms an announcement and returns the remaining ones. A repeat changes nothing. */
export async function confirm(work: Work, id: number): Promise<StoreAnnouncement[]> {
  const subject = await confirmDelivery(work.tx, work.scope, id, work.at);
  if (subject !== undefined) {
    work.audit({ action: 'announcement.confirm', entity: 'announcement', entityId: id, subject });
  }
  return findUnconfirmed(work.tx, work.scope);
}
