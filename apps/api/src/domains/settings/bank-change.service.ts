import type {
  BankAccountRequest,
  CompanyInfo,
  CompanyRequest,
  RepresentativeRequest,
} from '@counter/contract/settings';
import { dayAt } from '@counter/contract/shared';
import { createSecret, hashSecret } from '../../platform/kernel/crypto.ts';
import { refusedField } from '../../platform/kernel/problem.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Proven } from '../../platform/tenancy/proven.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';
import { lockProven } from '../auth/index.ts';
import { bankHoldEnd } from './bank-account.service.ts';
import { createChange } from './bank-changes.repository.ts';
import type { DetailsRow } from './bank-details.repository.ts';
import { bankChangedMail, partSavedMail } from './bank-mails.ts';
import { readCompanyInfo } from './company-info.service.ts';
import { maskNumber } from './masking.ts';
import { plainCompany, type PlainDetails } from './plain-details.ts';
import { saveParts, type Began } from './save-parts.service.ts';
import { openRow } from './sealed-row.ts';
import { notifyOwners } from './notify-owners.ts';
import type { SessionFacts } from '../../platform/tenancy/sessions.ts';

/** The job that erases a previous account once the link to restore it has expired. */
export const forgetJob = 'bank.forget';

/** Returns the URL of the page to choose a new password. */
export const newPasswordAt = ({ publicUrl }: Pick<Platform, 'publicUrl'>): string =>
  `${publicUrl()}/password_reset`;

type Call = {
  readonly scope: StoreScope;
  readonly session: SessionFacts;
  readonly proven: Proven;
};

type Saving = {
  readonly changes: Partial<PlainDetails>;
  readonly began: Began;
  /** Notifies the owners of a change. Gets the row from before it. */
  readonly tell: (work: Work, earlier: DetailsRow) => Promise<void>;
};

/**
 * Replaces the store's bank account and mails the owners a link to cancel that. Returns all details, like the two
 * functions below.
 * @throws ProblemError CHANGED_MEANWHILE
 */
export async function saveBankAccount(
  platform: Platform,
  call: Call,
  { accountNumber, routingNumber, olVersion }: BankAccountRequest,
): Promise<CompanyInfo> {
  return save(platform, call, {
    changes: { accountNumber, routingNumber },
    began: { part: 'BANK', olVersion },
    tell: async (work, earlier) => {
      const former = openRow(platform.vault, work.scope.storeId, earlier).accountNumber;
      if (former === null) return notifyOfPart(platform, work, 'bank account');
      const shown = { former: maskNumber(former), present: maskNumber(accountNumber) };
      return offerToCancel(platform, work, earlier, { ...shown, changedBy: call.session.userId });
    },
  });
}

/** Updates the company behind a store. */
export async function saveCompany(
  platform: Platform,
  call: Call,
  { olVersion, ...sent }: CompanyRequest,
): Promise<CompanyInfo> {
  return save(platform, call, {
    changes: plainCompany(sent),
    began: { part: 'COMPANY', olVersion },
    tell: async (work) => notifyOfPart(platform, work, 'company'),
  });
}

/** Updates a store's representative. @throws also INVALID_FIELDS for a date of birth in the future */
export async function saveRepresentative(
  platform: Platform,
  call: Call,
  { legalFirstName, legalLastName, dateOfBirth, ssn, olVersion }: RepresentativeRequest,
): Promise<CompanyInfo> {
  refuseUnborn(dateOfBirth, dayAt(platform.clock.now(), call.scope.timeZone));
  return save(platform, call, {
    changes: { legalFirstName, legalLastName, dateOfBirth, ssn },
    began: { part: 'REPRESENTATIVE', olVersion },
    tell: async (work) => notifyOfPart(platform, work, 'representative'),
  });
}

async function save(
  platform: Platform,
  call: Call,
  { changes, began, tell }: Saving,
): Promise<CompanyInfo> {
  return platform.act(call.scope, async (work) => {
    await lockProven(work.tx, call.proven);
    const { earlier, changed } = await saveParts(work, platform.vault, changes, began);
    if (changed.length > 0) await tell(work, earlier);
    return readCompanyInfo(work, platform.vault);
  });
}

/** Rejects a date of birth in the future. @throws ProblemError INVALID_FIELDS */
export function refuseUnborn(dateOfBirth: string, today: string): void {
  if (dateOfBirth <= today) return;
  throw refusedField('dateOfBirth', 'Date of birth cannot be in the future');
}

async function notifyOfPart(platform: Platform, work: Work, what: string): Promise<void> {
  const { storeName, actor } = work.scope;
  const facts = { what, storeName, by: actor.name, newPassword: newPasswordAt(platform) };
  await notifyOwners(work, (owner) => partSavedMail(facts, owner));
}

type Offer = {
  readonly former: string;
  readonly present: string;
  readonly changedBy: number;
};

async function offerToCancel(
  { publicUrl }: Platform,
  work: Work,
  earlier: DetailsRow,
  { changedBy, ...shown }: Offer,
): Promise<void> {
  const { tx, scope, at } = work;
  const secret = createSecret();
  const until = bankHoldEnd(at);
  const changeId = await createChange(tx, scope, {
    tokenHash: hashSecret(secret),
    changedBy,
    changedAt: at,
    expiresAt: until,
    formerAccountNumber: earlier.accountNumber,
    formerRoutingNumber: earlier.routingNumber,
    formerVerifiedAt: earlier.bankVerifiedAt,
    formerChangedAt: earlier.bankChangedAt,
  });
  await addJob(tx, forgetJob, { storeId: scope.storeId, changeId }, { runAt: until });
  const { storeName, timeZone, actor } = scope;
  const link = `${publicUrl()}/cancel_bank_change/${secret}`;
  const change = { storeName, timeZone, by: actor.name, until, link, ...shown };
  await notifyOwners(work, (owner) => bankChangedMail(change, owner));
}
