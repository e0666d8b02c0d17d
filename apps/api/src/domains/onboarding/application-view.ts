import type { Application, ApplicationRow } from '@counter/contract/operator';
import type { MaskedBankDetails } from '@counter/contract/settings';
import { toTaxPercent } from '@counter/contract/shared';
import type { ApplicationRowFacts, ReviewRow } from './review.repository.ts';

/** An application as the queue shows it. */
export function toApplicationRow(row: ApplicationRowFacts): ApplicationRow {
  return {
    storeId: row.store_id,
    storeName: row.store_name,
    applicant: row.applicant,
    email: row.email,
    first: row.first,
    state: row.state,
    submittedAt: row.submitted_at?.toISOString() ?? null,
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}

/** Everything that was handed in, as whoever decides reads it. */
export function toApplication(row: ReviewRow, bank: MaskedBankDetails | null): Application {
  return {
    ...toApplicationRow(row),
    emailConfirmed: row.email_confirmed_at !== null,
    phoneNumber: row.applicant_phone,
    branchName: row.branch_name,
    address: row.address,
    storePhoneNumber: row.store_phone ?? '',
    businessType: row.business_type,
    storeTaxRate: toTaxPercent(row.tax_rate),
    workingHours: row.working_hours,
    totalLocations: row.total_locations,
    menuWebsite: row.menu_website,
    menuPics: [...row.menu_pics],
    timeZone: row.time_zone,
    image: row.image,
    bank,
    reason: row.reason,
    decidedBy: row.decided_by,
    lead: leadOf(row),
  };
}

function leadOf({ lead_id: id, lead_name, lead_notes }: ReviewRow): Application['lead'] {
  return id === null ? null : { id, businessName: lead_name ?? '', notes: lead_notes ?? '' };
}
