import { z } from 'zod/mini';
import { personProof } from '../auth/proof.schemas.ts';
import { statementFileFormats } from '../ledger/statement.schemas.ts';
import { changeClaims, settingVersion } from '../settings/setting-version.ts';
import { emailAddress } from '../shared/fields.ts';
import { id, instant, userIdClaim } from '../shared/schema.ts';
import { maxRecipients } from './notices.ts';

/** The schedules of a store's statement emails. */
export const statementRhythms = ['OFF', 'WEEKLY', 'MONTHLY'] as const;

export type StatementRhythm = (typeof statementRhythms)[number];

/** A schedule that sends statements. */
export type MailedRhythm = Exclude<StatementRhythm, 'OFF'>;

/** The file formats that can be attached: the statement's own downloads. */
export const mailedFiles = ['PDF', ...statementFileFormats] as const;

export type MailedFile = (typeof mailedFiles)[number];

/**
 * `UNSUBSCRIBED`: through a mail's link. `LEFT`: was on the team when added and has left since. Neither gets mail until
 * the address is saved again.
 */
export const statementReaderStates = ['ACTIVE', 'UNSUBSCRIBED', 'LEFT'] as const;

export type StatementReaderState = (typeof statementReaderStates)[number];

const rhythm = z.enum(statementRhythms, { error: 'Choose one of the list' });
const files = z.array(z.enum(mailedFiles, { error: 'Choose one of the list' }));

/** The first and last day of a statement. */
const statementDays = z.object({ startDate: z.string(), endDate: z.string() });

/** The schedule and recipients of a store's statement emails. */
export const statementMails = z.object({
  rhythm,
  files,
  recipients: z.array(z.object({ email: z.string(), state: z.enum(statementReaderStates) })),
  /** The last mailed statement; null before the first. */
  lastSent: z.nullable(z.extend(statementDays, { sentAt: instant })),
  /** The latest whole period, which is the one to send now. Null without a schedule. */
  latest: z.nullable(statementDays),
  ...settingVersion,
});

export type StatementMails = z.infer<typeof statementMails>;

const list = {
  rhythm,
  files,
  recipients: z
    .array(z.object({ email: emailAddress('Email is required') }))
    .check(z.maxLength(maxRecipients, `At most ${maxRecipients} addresses`)),
};

type List = {
  readonly rhythm: StatementRhythm;
  readonly files: readonly MailedFile[];
  readonly recipients: readonly { readonly email: string }[];
};

/** Refuses a schedule without a file or an address, and duplicate addresses. */
const complete = z.superRefine(({ rhythm: how, files: chosen, recipients }: List, context) => {
  const refuse = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  if (how !== 'OFF' && chosen.length === 0) refuse(['files'], 'Choose at least one file');
  if (how !== 'OFF' && recipients.length === 0) refuse(['recipients'], 'Add at least one email');
  recipients.forEach(({ email }, at) => {
    if (recipients.findIndex((other) => other.email === email) < at) {
      refuse(['recipients', at, 'email'], 'This address is on the list already');
    }
  });
});

/** The statement emails form; the proof is requested later. */
export const statementMailsForm = z.object({ ...changeClaims, ...list }).check(complete);

export type StatementMailsForm = z.infer<typeof statementMailsForm>;

export const statementMailsRequest = z
  .object({ ...changeClaims, ...list, ...personProof.shape })
  .check(complete);

export type StatementMailsRequest = z.infer<typeof statementMailsRequest>;

export const sendStatementRequest = z.object({ userId: userIdClaim, storeId: id });
