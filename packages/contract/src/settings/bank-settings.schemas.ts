import { z } from 'zod/mini';
import { personProof } from '../auth/proof.schemas.ts';
import { id, instant, userIdClaim } from '../shared/schema.ts';
import {
  bankAccountFields,
  companyFields,
  companyRules,
  representativeFields,
} from './bank-details.schemas.ts';

const partAnswer = {
  verified: z.boolean(),
  /** The version of the part. A change based on another version is refused. */
  olVersion: z.int(),
};

/** The cards of the bank settings, masked. A missing part is null. */
export const companyInfo = z.object({
  bankaccount: z.nullable(
    z.object({ routingNumber: z.string(), accountNumber: z.string(), ...partAnswer }),
  ),
  company: z.nullable(
    z.object({
      legalBusinessName: z.string(),
      address: z.string(),
      individual: z.boolean(),
      /** Null for an individual. */
      ein: z.nullable(z.string()),
      franchiseAssociated: z.boolean(),
      totalFranchise: z.nullable(z.int()),
      ...partAnswer,
    }),
  ),
  rep: z.nullable(
    z.object({
      repFirstName: z.string(),
      repLastName: z.string(),
      repDob: z.string(),
      repSSN: z.string(),
      ...partAnswer,
    }),
  ),
  /** The end of the hold after a change of the bank account; null without one. */
  heldUntil: z.nullable(instant),
});

export type CompanyInfo = z.infer<typeof companyInfo>;

/** A change needs a new proof of identity. `olVersion` is the edited version; 0 if nothing was saved before. */
const change = {
  userId: userIdClaim,
  storeId: id,
  olVersion: z.optional(z.int()),
  ...personProof.shape,
};

export const bankAccountRequest = z.object({ ...change, ...bankAccountFields });

export type BankAccountRequest = z.output<typeof bankAccountRequest>;

export const companyRequest = z.object({ ...change, ...companyFields }).check(...companyRules);

export type CompanyRequest = z.output<typeof companyRequest>;

export const representativeRequest = z.object({ ...change, ...representativeFields });

export type RepresentativeRequest = z.output<typeof representativeRequest>;

/** The secret part of a mailed link. */
const token = z.string().check(z.minLength(1), z.maxLength(100));

export const bankChangeLink = z.object({ token });

/** A change of a bank account that a mailed link can cancel. */
export const bankChange = z.object({
  storeName: z.string(),
  timeZone: z.string(),
  changedBy: z.string(),
  changedAt: instant,
  /** The end of the link's validity and of the hold. */
  expiresAt: instant,
});

export type BankChange = z.infer<typeof bankChange>;

export const cancelledBankChange = z.object({
  storeName: z.string(),
  /** The people who were signed out everywhere. */
  signedOut: z.array(z.string()),
});

export type CancelledBankChange = z.infer<typeof cancelledBankChange>;
