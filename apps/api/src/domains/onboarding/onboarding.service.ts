import type { Onboarding } from '@counter/contract/onboarding';
import type { MaskedBankDetails } from '@counter/contract/settings';
import { toTaxPercent } from '@counter/contract/shared';
import type { Platform } from '../../platform/platform.ts';
import { readBankDetails } from '../settings/index.ts';
import {
  findApplicant,
  findFirstApplication,
  type FirstApplication,
} from './onboarding.repository.ts';
import type { SessionFacts } from '../../platform/tenancy/sessions.ts';
import { scopeForApplicant } from '../../platform/tenancy/system-scope.ts';

/** Returns a person's progress towards a first store, with the saved values. */
export async function findOnboarding(
  platform: Platform,
  session: SessionFacts,
  requestId: string,
): Promise<Onboarding> {
  const { email, emailConfirmedAt } = await findApplicant(platform.db, session.userId);
  const account = { email, emailConfirmed: emailConfirmedAt !== null };
  const row = await findFirstApplication(platform.db, session.userId);
  if (!row) return { ...beginning, ...account };
  return {
    ...account,
    step: stepOf(row),
    state: row.state,
    storeId: row.storeId,
    storeName: row.name,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    reason: row.reason,
    business: businessOf(row),
    bank: await findBank(platform, session, row.storeId, requestId),
  };
}

const beginning = {
  step: 'BUSINESS',
  state: 'DRAFT',
  storeId: null,
  storeName: null,
  submittedAt: null,
  decidedAt: null,
  reason: null,
  business: null,
  bank: null,
} as const;

function stepOf({ state }: FirstApplication): Onboarding['step'] {
  if (state === 'REFUSED') return 'BUSINESS';
  return state === 'DRAFT' ? 'BANK' : 'DONE';
}

function businessOf(row: FirstApplication): Onboarding['business'] {
  const { businessType, totalLocations } = row;
  if (businessType === null || totalLocations === null) return null;
  return {
    name: row.name,
    businessType,
    address: row.address,
    phoneNumber: row.phoneNumber ?? '',
    storeTaxRate: toTaxPercent(row.taxRate),
    workingHours: row.workingHours,
    totalLocations,
    menuWebsite: row.menuWebsite,
    menuPics: [...row.menuPics],
    timeZone: row.timeZone,
  };
}

async function findBank(
  { db, act, vault }: Platform,
  session: SessionFacts,
  storeId: number,
  requestId: string,
): Promise<MaskedBankDetails | null> {
  const scope = await scopeForApplicant(db, session, storeId, requestId);
  return act(scope, async (work) => readBankDetails(work, vault));
}
