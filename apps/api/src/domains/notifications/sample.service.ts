import type { NoticeKind } from '@counter/contract/notifications';
import { queueMail } from '../../platform/messages/mail/queue-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { deactivatedSheet } from './deactivation-sheet.ts';
import { reviewSheet } from './review-sheet.ts';
import { samplePerformance } from './performance.service.ts';
import { sheetMail, type Sheet } from './sheet-mail.ts';
import type { SessionFacts } from '../../platform/tenancy/sessions.ts';

/** Mails a sample to the caller; returns their address. */
export async function sendSample(
  platform: Platform,
  { scope, session }: { readonly scope: StoreScope; readonly session: SessionFacts },
  kind: NoticeKind,
): Promise<{ email: string }> {
  const { email } = session;
  const sheet = await sheetOf(platform, scope, kind);
  await platform.act(scope, async ({ tx, at }) => {
    await queueMail(tx, at, sheetMail(asSample(sheet), { to: email, unsubscribeUrl: null }));
  });
  return { email };
}

async function sheetOf(platform: Platform, scope: StoreScope, kind: NoticeKind): Promise<Sheet> {
  if (kind !== 'DEACTIVATION' && kind !== 'REVIEW') {
    return samplePerformance(platform, scope, kind);
  }
  const now = platform.clock.now();
  const about = { ...scope, publicUrl: platform.publicUrl(), now };
  if (kind === 'REVIEW') return reviewSheet(about, sampleReview);
  const by = scope.actor.name;
  const example = { cause: 'CLOSED', by, reason: null, since: now, until: null } as const;
  return deactivatedSheet(about, example);
}

const sampleReview = {
  id: 0,
  rating: 4,
  review: 'Hot, on time, and the bread was fresh.',
  userFullName: 'A customer',
  orderNumber: 'AB-1234',
  changedAt: null,
} as const;

function asSample(sheet: Sheet): Sheet {
  return {
    ...sheet,
    subject: `Sample: ${sheet.subject}`,
    paragraphs: ['This is a sample: nothing has happened.', ...sheet.paragraphs],
    reason: 'You asked for this sample. Only you received it.',
  };
}
