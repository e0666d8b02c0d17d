import { letter, type Mail } from '../../platform/clients/mail/letter.ts';
import { button, quote, type MailPart } from '../../platform/clients/mail/mail-content.ts';
import type { ReviewRow } from './review.repository.ts';

/** Builds the mail to an applicant that the store can take orders. */
export function approvalMail(row: ReviewRow, publicUrl: string): Mail {
  return letter(readerOf(row), `${row.storeName} is approved`, [
    `${row.storeName} is approved and can now take orders.`,
    button('Open your dashboard', `${publicUrl}/dashboard`),
    ...notYou(publicUrl),
  ]);
}

/** Builds the mail to an applicant that says why the store was not approved and how to continue. */
export function refusalMail(row: ReviewRow, reason: string, publicUrl: string): Mail {
  return letter(readerOf(row), `${row.storeName} is not approved yet`, [
    `We couldn't approve ${row.storeName}. Please change this:`,
    quote(reason),
    ...(row.first
      ? [
          'You can correct your application and send it again:',
          button('Correct the application', `${publicUrl}/signup`),
        ]
      : [
          'You can add the business again:',
          button('Add the business', `${publicUrl}/dashboard/my-business`),
        ]),
    ...notYou(publicUrl),
  ]);
}

function readerOf({ applicant: fullName, email }: ReviewRow) {
  return { fullName, email };
}

function notYou(publicUrl: string): (string | MailPart)[] {
  return [
    "Didn't apply? Then someone else knows your password. Set a new one:",
    button('Choose a new password', `${publicUrl}/password_reset`),
  ];
}
