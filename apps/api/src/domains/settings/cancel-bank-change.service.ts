import type { BankChange, CancelledBankChange } from '@counter/contract/settings';
import { hashSecret } from '../../platform/kernel/crypto.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { RequestFacts } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Work } from '../../platform/events/work.ts';
import { signOutEverywhere } from '../auth/index.ts';
import {
  cancelChangesSince,
  findChangeByLink,
  type BankChangeRow,
} from './bank-changes.repository.ts';
import { newPasswordAt } from './bank-change.service.ts';
import { lockDetailsRow, restoreAccountRow } from './bank-details.repository.ts';
import { bankChangeCancelledMail } from './bank-mails.ts';
import { notifyOwners } from './notify-owners.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';

/** The actor in the audit log for whoever follows the mail's link. */
const linkHolder = 'The link in the mail to the owners';

/**
 * Returns the change that a valid link cancels.
 *
 * @throws ProblemError NOT_FOUND, LINK_USED or LINK_EXPIRED
 */
export async function findBankChange(platform: Platform, token: string): Promise<BankChange> {
  const { db, clock } = platform;
  const change = refuseDead(await findChangeByLink(db, hashSecret(token)), clock.now());
  const { storeName, timeZone } = await scopeForSystem(db, change.storeId, linkHolder);
  return {
    storeName,
    timeZone,
    changedBy: change.changer,
    changedAt: change.changedAt.toISOString(),
    expiresAt: change.expiresAt.toISOString(),
  };
}

type Cancelled = {
  readonly answer: CancelledBankChange;
  /** The ids of the ended sessions. */
  readonly ended: readonly number[];
};

/**
 * Restores the bank account from before a change, which also undoes all later changes. Signs their authors out
 * everywhere and mails the owners.
 * @throws ProblemError NOT_FOUND, LINK_USED or LINK_EXPIRED
 */
export async function cancelBankChange(
  platform: Platform,
  token: string,
  request: RequestFacts,
): Promise<Cancelled> {
  const { db, act, clock } = platform;
  const tokenHash = hashSecret(token);
  const found = refuseDead(await findChangeByLink(db, tokenHash), clock.now());
  const scope = await scopeForSystem(db, found.storeId, linkHolder);
  return act(scope, async (work) => {
    // The lock on the details row serializes all changes of bank accounts.
    await lockDetailsRow(work.tx, scope, work.at);
    const change = refuseDead(await findChangeByLink(work.tx, tokenHash), work.at);
    const changers = await restore(work, change);
    const facts = { actor: scope.actor, at: work.at, request };
    const ended: number[] = [];
    for (const { id } of changers) ended.push(...(await signOutEverywhere(work.tx, id, facts)));
    const { storeName } = scope;
    const signedOut = changers.map(({ name }) => name);
    const mail = { storeName, names: signedOut, newPassword: newPasswordAt(platform) };
    await notifyOwners(work, (owner) => bankChangeCancelledMail(mail, owner));
    return { answer: { storeName, signedOut }, ended };
  });
}

type Changer = { readonly id: number; readonly name: string };

/** Restores the previous account; returns the people whose changes are undone. */
async function restore(work: Work, change: BankChangeRow): Promise<readonly Changer[]> {
  const { tx, scope, at, audit, emit } = work;
  await restoreAccountRow(tx, scope, {
    accountNumber: change.formerAccountNumber,
    routingNumber: change.formerRoutingNumber,
    bankVerifiedAt: change.formerVerifiedAt,
    bankChangedAt: change.formerChangedAt,
    updatedAt: at,
  });
  const undone = await cancelChangesSince(tx, scope, change.id, at);
  const entity = { entity: 'bank_details', entityId: scope.storeId };
  audit({ ...entity, action: 'bank_details.cancel', after: { changed: ['BANK'] } });
  emit({ kind: 'bank.changed' });
  return [...new Map(undone.map(({ id, name }) => [id, { id, name }] as const)).values()];
}

function refuseDead(change: BankChangeRow | undefined, at: Date): BankChangeRow {
  if (!change) {
    throw new ProblemError('NOT_FOUND', "This link doesn't work. Open it from the email again.");
  }
  if (change.cancelledAt) {
    throw new ProblemError(
      'LINK_USED',
      'This change was already cancelled. Your previous account is back in use.',
    );
  }
  if (change.expiresAt <= at) {
    throw new ProblemError(
      'LINK_EXPIRED',
      'This link is older than 72 hours. Change the bank account under Settings, and contact the marketplace if someone else changed it.',
    );
  }
  return change;
}
