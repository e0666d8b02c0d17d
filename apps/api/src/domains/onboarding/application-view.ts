import type { Application, ApplicationRow } from '@counter/contract/operator';
import type { MaskedBankDetails } from '@counter/contract/settings';
import { toTaxPercent } from '@counter/contract/shared';
import type { ApplicationRowFacts, ReviewRow } from './review.repository.ts';

/** Converts an application to a row of the review queue. */
export function toApplicationRow(row: ApplicationRowFacts): ApplicationRow {
  return {
    storeId: row.storeId,
    storeName: row.storeName,
    branchName: row.branchName,
    applicant: row.applicant,
    email: row.email,
    first: row.first,
    state: row.state,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}

/** Converts an application to the reviewer's full view. */
export function toApplication(row: ReviewRow, bank: MaskedBankDetails | null): Application {
  return {
    ...toApplicationRow(row),
    emailConfirmed: row.emailConfirmedAt !== null,
    phoneNumber: row.applicantPhone,
    address: row.address,
    storePhoneNumber: row.storePhone ?? '',
    businessType: row.businessType,
    storeTaxRate: toTaxPercent(row.taxRate),
    workingHours: row.workingHours,
    totalLocations: row.totalLocations,
    menuWebsite: row.menuWebsite,
    menuPics: [...row.menuPics],
    timeZone: row.timeZone,
    image: row.image,
    bank,
    reason: row.reason,
    decidedBy: row.decidedBy,
    lead: leadOf(row),
  };
}

function leadOf({ leadId: id, leadName, leadNotes }: ReviewRow): Application['lead'] {
  return id === null ? null : { id, businessName: leadName ?? '', notes: leadNotes ?? '' };
}
