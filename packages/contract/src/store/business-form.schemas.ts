import { z } from 'zod/mini';
import { uploadedPicture } from '../files/files.schemas.ts';
import {
  exclaimedLengths,
  fieldRule,
  optionalEmail,
  textBetween,
  timeOfDay,
  timeZone,
} from '../shared/fields.ts';
import { userIdClaim } from '../shared/schema.ts';

/** A phone number of exactly 11 digits and nothing else. */
function elevenDigits(required: string) {
  return textBetween(required, 11, 11, exclaimedLengths).check(z.regex(/^\d*$/, 'invalid'));
}

/** The expiry of unaccepted orders: after the accept clock, after 24 hours, or never. */
export const orderExpiries = ['AFTER_CLOCK', 'AFTER_24_HOURS', 'NEVER'] as const;

export type OrderExpiry = (typeof orderExpiries)[number];

const fields = {
  businessname: textBetween('Your Business Name', 2, 50, exclaimedLengths),
  businessbranch: textBetween('Your Business Branch', 2, 50, exclaimedLengths),
  businessAddress: textBetween('Your Business Address', 10, 60, exclaimedLengths),
  /** A nearby landmark. */
  location: textBetween('Your Land Mark', 11, 11, exclaimedLengths),
  profilename: textBetween('Your Business Profile Name', 2, 50, exclaimedLengths),
  /** Required only if emails are accepted, otherwise empty. */
  email: z._default(optionalEmail, ''),
  /** The official phone number. */
  number: elevenDigits('Your Phone Number'),
  /** The WhatsApp number. */
  whatapp: elevenDigits('Your WhatsApp Number'),
  businessTerms: textBetween('Your Business Terms', 2, 50, exclaimedLengths),
  /** True if the form keeps this person's common values for the next business. */
  remember: z._default(z.boolean(), true),
  openingTime: timeOfDay,
  closingTime: timeOfDay,
  acceptEmail: z._default(z.boolean(), false),
  acceptCalls: z._default(z.boolean(), false),
  acceptWhatsapp: z._default(z.boolean(), false),
  /** Expires unaccepted orders after 24 hours. */
  expireUnaccepted: z._default(z.boolean(), true),
  image: z._default(z.nullable(uploadedPicture), null),
  timeZone: z._default(timeZone, 'America/New_York'),
};

type Contact = { readonly acceptEmail: boolean; readonly email: string };

const emailWhereAccepted = fieldRule<Contact>(
  'email',
  'Email is required',
  ({ acceptEmail, email }) => acceptEmail !== true || email !== '',
);

/** The business form, as on the screen. */
export const businessForm = z.object(fields).check(emailWhereAccepted);

export type BusinessForm = z.input<typeof businessForm>;

/** The business form, as sent. */
export const registerBusinessRequest = z
  .object({ userId: userIdClaim, ...fields })
  .check(emailWhereAccepted);

export type RegisterBusinessRequest = z.output<typeof registerBusinessRequest>;
