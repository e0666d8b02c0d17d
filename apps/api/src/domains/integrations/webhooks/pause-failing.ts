import type { WebhookPause } from '@counter/contract/integrations';
import { letter, type Mail } from '../../../platform/clients/mail/letter.ts';
import { button } from '../../../platform/clients/mail/mail-content.ts';
import { queueMail } from '../../../platform/messages/mail/queue-mail.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findOperators } from '../../auth/index.ts';
import { findOwners } from '../../store/index.ts';
import type { OwnedWork } from '../in-log.ts';
import { auditWebhook } from './audit-webhook.ts';
import { parked, setLanesDue } from './lanes.repository.ts';
import { updateWebhook, type WebhookRow } from './webhooks.repository.ts';

type FailedPause = Exclude<WebhookPause, 'PERSON'>;

/** Pauses a failing webhook and mails its owners, or the operators. */
export async function pauseFailing(
  { publicUrl }: Pick<Platform, 'publicUrl'>,
  work: OwnedWork,
  hook: WebhookRow,
  reason: WebhookPause,
): Promise<void> {
  const { tx, at, owner } = work;
  if (hook.pausedAt || reason === 'PERSON') return;
  await updateWebhook(tx, owner, hook.id, { pausedAt: at, pauseReason: reason });
  await setLanesDue(tx, hook.id, parked);
  auditWebhook(work, 'pause', { entityId: hook.id, subject: hook.name, after: { reason } });
  const page = owner === null ? '/operator/integrations' : '/dashboard/settings/integrations';
  const readers = owner === null ? await findOperators(tx) : await findOwners(tx, [owner]);
  for (const reader of readers) {
    await queueMail(tx, at, pausedMail(reader, hook, { reason, link: publicUrl() + page }));
  }
}

const whys: Record<FailedPause, string> = {
  FAILING: 'Nothing has arrived there for 72 hours, so we paused it.',
  GONE: 'The server answered that the address is gone (410), so we paused it.',
};

function pausedMail(
  reader: Parameters<typeof letter>[0],
  { name, url }: Pick<WebhookRow, 'name' | 'url'>,
  { reason, link }: { readonly reason: FailedPause; readonly link: string },
): Mail {
  return letter(reader, `The webhook ${name} is paused`, [
    `We couldn't send events to ${name} at ${url}. ${whys[reason]}`,
    'New events wait for up to 30 days. Correct the receiver, send a test and resume the webhook here:',
    button('Open the webhook', link),
  ]);
}
