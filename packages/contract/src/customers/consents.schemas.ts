import { z } from 'zod/mini';
import { optionalText, phoneNumber } from '../shared/fields.ts';
import { id, instant, userIdClaim } from '../shared/schema.ts';
import { consentWays, recordableConsentWays, withdrawalWays } from './consents.choices.ts';

/** A consent to text messages, and its withdrawal if any. */
export const consent = z.object({
  id,
  how: z.enum(consentWays),
  givenAt: instant,
  /** The person who recorded it. */
  givenBy: z.string(),
  note: z.string(),
  /** Null while the consent is valid. */
  withdrawn: z.nullable(z.object({ at: instant, how: z.enum(withdrawalWays), by: z.string() })),
});

export type Consent = z.infer<typeof consent>;

const claims = {
  storeId: id,
  userId: userIdClaim,
  phoneNumber: phoneNumber('Phone number is required'),
};

const way = { how: z.enum(recordableConsentWays, { error: 'Select how' }) };

export const recordConsentRequest = z.object({ ...claims, ...way, note: optionalText(200) });

export type RecordConsentRequest = z.output<typeof recordConsentRequest>;

export const withdrawConsentRequest = z.object({ ...claims, ...way });

export type WithdrawConsentRequest = z.output<typeof withdrawConsentRequest>;
