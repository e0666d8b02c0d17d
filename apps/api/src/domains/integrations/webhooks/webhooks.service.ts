import {
  maxWebhooks,
  type SavedWebhook,
  type Webhook,
  type WebhookForm,
} from '@counter/contract/integrations';
import { hourMs } from '@counter/contract/shared';
import { differenceOf } from '../../../platform/kernel/difference.ts';
import { notFound, ProblemError, refusedField } from '../../../platform/kernel/problem.ts';
import type { Platform } from '../../../platform/platform.ts';
import { inLogOf, type Author, type Owner } from '../in-log.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { auditWebhook } from './audit-webhook.ts';
import { parked, setLanesDue } from './lanes.repository.ts';
import { createWebhookSecret, openSecret, sealSecret } from './webhook-secret.ts';
import {
  countWebhooks,
  deleteWebhook,
  findWebhooks,
  insertWebhook,
  lockWebhook,
  takeWebhookId,
  updateWebhook,
} from './webhooks.repository.ts';

type Parts = Pick<Platform, 'db' | 'act' | 'clock' | 'vault' | 'poster'>;

/** Lists an owner's webhooks with their health. */
export async function listWebhooks(
  db: Db,
  owner: Owner,
  now: Date,
): Promise<{ webhooks: Webhook[] }> {
  const rows = await findWebhooks(db, owner);
  return {
    webhooks: rows.map(({ id, name, url, kinds, pauseReason, createdBy, ...row }) => ({
      id,
      name,
      url,
      kinds: [...kinds],
      pauseReason,
      createdBy,
      pausedAt: row.pausedAt?.toISOString() ?? null,
      lastDeliveredAt: row.lastDeliveredAt?.toISOString() ?? null,
      failingSince: row.failingSince?.toISOString() ?? null,
      waiting: row.waiting ?? 0,
      previousUntil:
        row.previousUntil && row.previousUntil > now ? row.previousUntil.toISOString() : null,
      createdAt: row.createdAt.toISOString(),
    })),
  };
}

/**
 * Adds or changes a webhook. Returns the secret of a new one.
 * @throws ProblemError INVALID_FIELDS on `url`, NOT_FOUND, CONFLICT if the owner has too many webhooks
 */
export async function saveWebhook(
  parts: Parts,
  author: Author,
  owner: Owner,
  form: WebhookForm,
): Promise<SavedWebhook> {
  refuseAddress(parts, form.url);
  return form.id === 0
    ? addWebhook(parts, author, owner, form)
    : changeWebhook(parts, author, owner, form);
}

function refuseAddress({ poster }: Parts, url: string): void {
  const message = poster.refuses(url);
  if (message === undefined) return;
  throw refusedField('url', message);
}

async function addWebhook(
  parts: Parts,
  author: Author,
  owner: Owner,
  { name, url, kinds }: WebhookForm,
): Promise<SavedWebhook> {
  const secret = createWebhookSecret();
  return inLogOf(parts, author, owner, async (work) => {
    const { tx, at } = work;
    if ((await countWebhooks(tx, owner)) >= maxWebhooks) throw tooMany();
    const id = await takeWebhookId(tx);
    const sealed = sealSecret(parts.vault, id, 'secret', secret);
    const made = { createdAt: at, createdBy: author.actor.name };
    await insertWebhook(tx, owner, { id, name, url, kinds, secret: sealed, ...made });
    auditWebhook(work, 'create', { entityId: id, after: { name, url, kinds } });
    return { id, secret };
  });
}

async function changeWebhook(
  parts: Parts,
  author: Author,
  owner: Owner,
  { id, name, url, kinds }: WebhookForm,
): Promise<SavedWebhook> {
  return inLogOf(parts, author, owner, async (work) => {
    const { tx, at } = work;
    const stored = await lockWebhook(tx, owner, id);
    if (!stored) throw notFound('webhook');
    const before = { name: stored.name, url: stored.url, kinds: stored.kinds };
    const difference = differenceOf(before, { name, url, kinds });
    if (!difference) return { id, secret: null };
    await updateWebhook(tx, owner, id, { name, url, kinds });
    // Retries now at the new URL what failed at the old one.
    if (url !== stored.url && !stored.pausedAt) await setLanesDue(tx, id, at);
    auditWebhook(work, 'update', { entityId: id, subject: stored.name, ...difference });
    return { id, secret: null };
  });
}

/**
 * Gives a webhook a new secret. The old one also signs for the overlap.
 * @throws ProblemError NOT_FOUND
 */
export async function rotateSecret(
  parts: Parts,
  author: Author,
  owner: Owner,
  { id, overlapHours }: { readonly id: number; readonly overlapHours: number },
): Promise<SavedWebhook> {
  const secret = createWebhookSecret();
  return inLogOf(parts, author, owner, async (work) => {
    const { tx, at } = work;
    const stored = await lockWebhook(tx, owner, id);
    if (!stored) throw notFound('webhook');
    const former = openSecret(parts.vault, stored);
    await updateWebhook(tx, owner, id, {
      secret: sealSecret(parts.vault, id, 'secret', secret),
      previousSecret: sealSecret(parts.vault, id, 'previousSecret', former),
      previousUntil: new Date(at.getTime() + overlapHours * hourMs),
    });
    auditWebhook(work, 'rotate', { entityId: id, subject: stored.name, after: { overlapHours } });
    return { id, secret };
  });
}

/**
 * Pauses a webhook, or resumes it and sends what has waited. Returns its name.
 * @throws ProblemError NOT_FOUND
 */
export async function setPaused(
  parts: Parts,
  author: Author,
  owner: Owner,
  { id, paused }: { readonly id: number; readonly paused: boolean },
): Promise<string> {
  return inLogOf(parts, author, owner, async (work) => {
    const { tx, at } = work;
    const stored = await lockWebhook(tx, owner, id);
    if (!stored) throw notFound('webhook');
    const { name } = stored;
    if ((stored.pausedAt !== null) === paused) return name;
    await updateWebhook(
      tx,
      owner,
      id,
      paused
        ? { pausedAt: at, pauseReason: 'PERSON' }
        : { pausedAt: null, pauseReason: null, failingSince: null },
    );
    await setLanesDue(tx, id, paused ? parked : at);
    auditWebhook(work, paused ? 'pause' : 'resume', { entityId: id, subject: name });
    return name;
  });
}

/**
 * Deletes a webhook with its log and its waiting deliveries. Returns its name.
 * @throws ProblemError NOT_FOUND
 */
export async function removeWebhook(
  parts: Parts,
  author: Author,
  owner: Owner,
  id: number,
): Promise<string> {
  return inLogOf(parts, author, owner, async (work) => {
    const stored = await lockWebhook(work.tx, owner, id);
    if (!stored) throw notFound('webhook');
    const { name, url } = stored;
    await deleteWebhook(work.tx, owner, id);
    auditWebhook(work, 'remove', { entityId: id, before: { name, url } });
    return name;
  });
}

function tooMany(): ProblemError {
  const detail = `There can be ${maxWebhooks} webhooks. Remove one that is no longer used.`;
  return new ProblemError('CONFLICT', detail);
}
