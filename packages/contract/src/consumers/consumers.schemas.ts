import { z } from 'zod/mini';
import { textOr } from '../shared/absent.ts';
import { deliveryAddress } from '../shared/address.schemas.ts';
import { orEmpty, phoneNumber } from '../shared/fields.ts';
import { instant } from '../shared/schema.ts';
import { upTo } from '../shared/lengths.ts';

const phoneOrEmail = /^(?:\+?(?:[ ().-]*\d){10,15}[ ().-]*|[^\s@]+@[^\s@.]+(\.[^\s@.]+)+)$/;

/** A phone number or email address, in any notation. */
const recipient = z
  .string(textOr('Phone number or email is required'))
  .check(
    z.trim(),
    z.minLength(1, 'Phone number or email is required'),
    upTo(254),
    z.regex(orEmpty(phoneOrEmail), 'Enter a phone number with its area code, or an email address'),
  );

/** The store whose page requests a code; texts go to its country. */
const storeUrl = z.string(textOr('Store is required')).check(z.maxLength(80));

export const codeRequest = z.object({ recipient, storeUrl });

/** A code as typed. */
export const typedCode = z
  .string(textOr('Code is required'))
  .check(
    z.trim(),
    z.minLength(1, 'Code is required'),
    z.regex(orEmpty(/^\d{6}$/), 'The code has 6 digits'),
  );

export const consumerSignInRequest = z.object({
  recipient,
  code: typedCode,
  /** The code of a referral link. It counts only if this sign-in creates the account. */
  referralCode: z.optional(z.string().check(z.trim(), z.maxLength(40))),
});

const phone = phoneNumber('Phone number is required');

/** A consumer's new contact number. */
export const contactPhoneCodeRequest = z.object({ phone, storeUrl });

export const contactPhoneRequest = z.object({ phone, code: typedCode });

/** The answer to a code request, the same for known and unknown accounts. */
export const sentCode = z.object({
  /** The recipient as parsed. */
  recipient: z.string(),
  channel: z.enum(['SMS', 'MAIL']),
  validMinutes: z.int(),
  /** The seconds until another code can be requested. */
  resendAfterSeconds: z.int(),
});

/** The stores that may text a consumer. */
const consumerTexts = z.object({
  /** True if they replied STOP: no store may text them until they reply START. */
  stopped: z.boolean(),
  /** Consents with dates. */
  stores: z.array(
    z.object({ storeUrl: z.string(), name: z.string(), branchName: z.string(), since: instant }),
  ),
});

/** A consumer's own account in the web stores. */
export const consumer = z.object({
  /** The verified phone number or email address. */
  signedInAs: z.string(),
  name: z.string(),
  /** The number that stores reach them at; empty if unknown. */
  phone: z.string(),
  /** True if the phone number is verified, and so can't be changed here. */
  phoneProven: z.boolean(),
  /** The delivery addresses, most recent first. */
  addresses: z.array(deliveryAddress),
  /** Null without a verified phone number: they are not asked for consent. */
  texts: z.nullable(consumerTexts),
});

export type Consumer = z.infer<typeof consumer>;

/** The store whose texts should stop. */
export const endTextsRequest = z.object({ storeUrl: z.string().check(z.maxLength(80)) });
