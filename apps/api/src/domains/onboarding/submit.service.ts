import type { bankDetailsRequest } from '@counter/contract/onboarding';
import { dayAt } from '@counter/contract/shared';
import type { z } from 'zod/mini';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';
import { convertLead } from '../home/index.ts';
import { refuseUnborn, saveBankDetails } from '../settings/index.ts';
import { notChangeable } from './not-changeable.ts';
import {
  findApplicant,
  findApplicationState,
  findFirstApplication,
  submitApplicationRow,
} from './onboarding.repository.ts';
import type { SessionFacts } from '../../platform/tenancy/sessions.ts';
import { scopeForApplicant } from '../../platform/tenancy/system-scope.ts';

type BankDetailsRequest = z.output<typeof bankDetailsRequest>;

/**
 * Step 2 of sign-up: saves the bank details encrypted and submits the application. Returns the confirmation to show.
 * @throws ProblemError NOT_ALLOWED for someone else's store; CONFLICT before step 1 and once the application was sent;
 * INVALID_FIELDS for a date of birth in the future.
 */
export async function submitApplication(
  platform: Platform,
  session: SessionFacts,
  { storeId, ...details }: BankDetailsRequest,
  requestId: string,
): Promise<string> {
  const scope = await enterApplication(platform, session, storeId, requestId);
  return platform.act(scope, async (work) => {
    refuseUnborn(details.dateOfBirth, dayAt(work.at, scope.timeZone));
    await submit(work);
    await saveBankDetails(work, platform.vault, details);
    return thanks(scope.storeName, await findApplicant(work.tx, session.userId));
  });
}

async function enterApplication(
  { db }: Platform,
  session: SessionFacts,
  storeId: number,
  requestId: string,
): Promise<StoreScope> {
  try {
    return await scopeForApplicant(db, session, storeId, requestId);
  } catch (error) {
    const isUnknown = error instanceof ProblemError && error.code === 'NOT_FOUND';
    if (!isUnknown || (await findFirstApplication(db, session.userId))) throw error;
    throw new ProblemError('CONFLICT', 'Tell us about your business before you add bank details.', {
      cause: error,
    });
  }
}

async function submit({ tx, scope, at, audit }: Work): Promise<void> {
  const submitted = await submitApplicationRow(tx, scope, at);
  if (!submitted) throw notChangeable(await findApplicationState(tx, scope));
  audit({ action: 'application.submit', entity: 'application', entityId: scope.storeId });
  const { leadId } = submitted;
  if (leadId !== null && (await convertLead(tx, leadId))) {
    const after = { state: 'CONVERTED' };
    audit({ action: 'lead.convert', entity: 'lead', entityId: leadId, after });
  }
}

type Applicant = { readonly email: string; readonly emailConfirmedAt: Date | null };

function thanks(storeName: string, { email, emailConfirmedAt }: Applicant): string {
  const received = `Thank you. We received your application for ${storeName} and are checking it now. We'll email ${email} with our decision.`;
  if (emailConfirmedAt) return received;
  return `${received} Please confirm that address with the link we emailed you. We can approve your store only after that.`;
}
