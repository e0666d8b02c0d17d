import { letter, type Mail } from '../../platform/clients/mail/letter.ts';
import type { ReviewRow } from './review.repository.ts';

/** Tells the applicant that the store can take orders. */
export function approvalMail(row: ReviewRow, publicUrl: string): Mail {
  return letter(readerOf(row), `${row.storeName} is approved`, [
    `${row.storeName} is approved and can now take orders.`,
    'Open your dashboard:',
    `${publicUrl}/dashboard`,
    ...notYou(publicUrl),
  ]);
}

/** Tells the applicant why the store was not approved, and how to go on. */
export function refusalMail(row: ReviewRow, reason: string, publicUrl: string): Mail {
  return letter(readerOf(row), `${row.storeName} is not approved yet`, [
    `We couldn't approve ${row.storeName}. Please change this:`,
    reason,
    ...(row.first
      ? ['You can correct your application and send it again:', `${publicUrl}/signup`]
      : ['You can add the business again:', `${publicUrl}/dashboard/my-business`]),
    ...notYou(publicUrl),
  ]);
}

function readerOf({ applicant: fullName, email }: ReviewRow) {
  return { fullName, email };
}

function notYou(publicUrl: string): string[] {
  return [
    "Didn't apply? Then someone else knows your password. Set a new one:",
    `${publicUrl}/password_reset`,
  ];
}
