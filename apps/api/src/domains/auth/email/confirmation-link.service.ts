import { ProblemError } from '../../../platform/kernel/problem.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { AccountWork } from '../account-work.ts';
import { createConfirmation, findConfirmationTimes } from './email-confirmations.repository.ts';
import { anHourBefore, createLink, linksAnHour } from '../links.ts';
import { confirmEmailMail, newEmailMail } from '../mails.ts';
import type { UserRow } from '../users.repository.ts';

/**
 * Mails the link that confirms `email`: the person's current address, or a new one that will replace it.
 * @throws ProblemError TOO_MANY_REQUESTS after 5 of these mails within an hour
 */
export async function sendConfirmation(
  platform: Platform,
  work: AccountWork,
  user: Pick<UserRow, 'id' | 'email'>,
  email: string,
): Promise<void> {
  await refuseTooMany(work, user.id);
  const link = createLink(platform, 'confirm_email', work.at);
  await createConfirmation(work.tx, { userId: user.id, email }, link.row);
  const write = email === user.email ? confirmEmailMail : newEmailMail;
  await work.mail(write(email, link.address));
}

async function refuseTooMany({ tx, at }: AccountWork, userId: number): Promise<void> {
  const hourAgo = anHourBefore(at);
  const recent = await findConfirmationTimes(tx, userId, hourAgo);
  const oldest = recent.at(-linksAnHour);
  if (!oldest) return;
  const retryAfterSeconds = Math.ceil((oldest.getTime() - hourAgo.getTime()) / 1000);
  throw new ProblemError(
    'TOO_MANY_REQUESTS',
    `We sent you ${linksAnHour} of these emails in the last hour. Check your spam folder, or try again in ${Math.ceil(retryAfterSeconds / 60)} min.`,
    { retryAfterSeconds },
  );
}
