import { letter, type Mail } from '../../platform/clients/mail/letter.ts';
import { button } from '../../platform/clients/mail/mail-content.ts';

type Facts = {
  readonly subject: string;
  readonly body: string;
  readonly storeName: string;
  readonly publicUrl: string;
};

type Owner = Parameters<typeof letter>[0];

/** Builds the mail of an announcement to an owner. */
export function announcementMail(
  { subject, body, storeName, publicUrl }: Facts,
  owner: Owner,
): Mail {
  const paragraphs = body.split(/\n{2,}/).map((one) => one.trim());
  return letter(owner, subject, [
    ...paragraphs.filter((one) => one !== ''),
    `The marketplace sent this message to ${storeName}. Confirm it on its home screen:`,
    button('Open the store', `${publicUrl}/dashboard/app`),
  ]);
}
