import { sql, type RawBuilder } from 'kysely';

/** A number's last ten digits in any notation; null if it has fewer. */
const digitsOf = (phone: RawBuilder<unknown>) =>
  sql`nullif(substring(regexp_replace(${phone}, '[^0-9]', '', 'g') from '[0-9]{10}$'), '')`;

/** The mailbox of an address: maya+1@example.test goes to maya@example.test. */
const mailboxOf = (email: RawBuilder<unknown>) =>
  sql`regexp_replace(lower(${email}), '[+][^@]*@', '@')`;

/** Builds the condition that two phone numbers are the same. */
export const isSamePhone = (one: RawBuilder<unknown>, other: RawBuilder<unknown>) =>
  sql<boolean>`coalesce(${digitsOf(one)} = ${digitsOf(other)}, false)`;

/** Builds the condition that two email addresses reach the same mailbox. */
export const isSameMailbox = (one: RawBuilder<unknown>, other: RawBuilder<unknown>) =>
  sql<boolean>`coalesce(${mailboxOf(one)} = ${mailboxOf(other)}, false)`;
