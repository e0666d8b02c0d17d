import { z } from 'zod/mini';
import { textOr } from '../shared/absent.ts';
import { deliveryAddress } from '../shared/address.schemas.ts';
import { orEmpty, phoneNumber } from '../shared/fields.ts';
import { instant } from '../shared/schema.ts';
import { upTo } from '../shared/lengths.ts';

const phoneOrEmail = /^(?:\+?(?:[ ().-]*\d){10,15}[ ().-]*|[^\s@]+@[^\s@.]+(\.[^\s@.]+)+)$/;

/** A phone number or an email address, as people write it. */
const recipient = z
  .string(textOr('Phone number or email is required'))
  .check(
    z.trim(),
    z.minLength(1, 'Phone number or email is required'),
    upTo(254),
    z.regex(orEmpty(phoneOrEmail), 'Enter a phone number with its area code, or an email address'),
  );

/** The store on whose page a code is asked for: texts go to its country. */
const storeUrl = z.string(textOr('Store is required')).check(z.maxLength(80));

export const codeRequest = z.object({ recipient, storeUrl });

/** A code as it was sent. */
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
  /** The code of a referral link; counts only if this sign-in creates the account. */
  referralCode: z.optional(z.string().check(z.trim(), z.maxLength(40))),
});

const phone = phoneNumber('Phone number is required');

/** A number that a consumer wants to be reached at from now on. */
export const contactPhoneCodeRequest = z.object({ phone, storeUrl });

export const contactPhoneRequest = z.object({ phone, code: typedCode });

/** The answer to a request for a code: the same for known and unknown accounts. */
export const sentCode = z.object({
  /** The recipient as it was parsed. */
  recipient: z.string(),
  channel: z.enum(['SMS', 'MAIL']),
  validMinutes: z.int(),
  /** Another one can be sent after so many seconds. */
  resendAfterSeconds: z.int(),
});

/** The stores that may text a consumer. */
const consumerTexts = z.object({
  /** They answered STOP: until they answer START, nobody may. */
  stopped: z.boolean(),
  /** The consents, with their dates. */
  stores: z.array(
    z.object({ storeUrl: z.string(), name: z.string(), branchName: z.string(), since: instant }),
  ),
});

/** A consumer of the web stores, as they see themselves. */
export const consumer = z.object({
  /** The phone number or email address that they proved to be theirs. */
  signedInAs: z.string(),
  name: z.string(),
  /** Under which stores reach them; empty where it is not known yet. */
  phone: z.string(),
  /** True if the phone number is verified and therefore can't be changed here. */
  phoneProven: z.boolean(),
  /** The delivery addresses, most recent first. */
  addresses: z.array(deliveryAddress),
  /** Null for who has proved no phone number to be theirs: they are not asked. */
  texts: z.nullable(consumerTexts),
});

export type Consumer = z.infer<typeof consumer>;

/** The store that is to stop sending text messages. */
export const endTextsRequest = z.object({ storeUrl: z.string().check(z.maxLength(80)) });
