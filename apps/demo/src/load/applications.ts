import { minuteMs } from '@counter/contract/shared';
import {
  type StoreScope,
  type Tx,
  type Vault,
  importApplication,
  saveBankDetails,
  setPartVerified,
} from '@counter/api/import';
import type { Partner } from './partners.ts';
import { pastWork } from './past-work.ts';

type Applying = {
  readonly tx: Tx;
  readonly scope: StoreScope;
  readonly vault: Vault;
  readonly partner: Partner;
  readonly approved: boolean;
  readonly applicantId: number;
  readonly operatorId: number;
  readonly leads: ReadonlyMap<string, number>;
  readonly at: Date;
};

const writingMinutes = 20;
const checkingMinutes = 180;

/** Writes a store's application and the bank details submitted with it. */
export async function createApplication(applying: Applying): Promise<void> {
  const { tx, scope, partner, approved, at } = applying;
  const decidedAt = minutesAfter(at, checkingMinutes);
  await importApplication(tx, {
    ...partner,
    storeId: scope.storeId,
    applicantId: applying.applicantId,
    leadId: (partner.lead && applying.leads.get(partner.lead)) || null,
    state: approved ? 'APPROVED' : 'SUBMITTED',
    menuPics: [],
    createdAt: at,
    submittedAt: minutesAfter(at, writingMinutes),
    decided: approved ? { at: decidedAt, by: applying.operatorId } : null,
  });
  await createBankDetails(applying, decidedAt);
}

async function createBankDetails(
  { tx, scope, vault, partner, approved, at }: Applying,
  verifiedAt: Date,
): Promise<void> {
  const work = pastWork({ tx, scope, at: minutesAfter(at, writingMinutes) });
  await saveBankDetails(work, vault, partner.bank);
  if (!approved) return;
  for (const part of ['BANK', 'COMPANY', 'REPRESENTATIVE'] as const) {
    await setPartVerified({ ...work, at: verifiedAt }, part, true);
  }
}

function minutesAfter(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * minuteMs);
}
