import type { Platform } from '../../platform/platform.ts';
import { captureSms } from '../../platform/messages/sms/capture-sms.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { takeDueMessages } from './due-messages.ts';
import { updateMessages, type SentCampaign } from './sending.repository.ts';

const atOnce = 500;

/**
 * Captures due messages of a campaign in the transaction that marks them as sent, so that a crash can't separate the
 * two. Returns true if more may be due.
 */
export async function captureBatch(
  platform: Pick<Platform, 'act' | 'vault' | 'sms' | 'log'>,
  scope: StoreScope,
  { id, title: subject, body, holdOut }: SentCampaign,
): Promise<boolean> {
  return platform.act(scope, async (work) => {
    const { tx, at } = work;
    const due = await takeDueMessages(work, platform, {
      campaignId: id,
      limit: atOnce,
      holdOut,
    });
    if (due === null) return false;
    const recipients = due.map(({ to }) => to);
    await captureSms(tx, at, { recipients, subject, body });
    const ids = due.map((message) => message.id);
    await updateMessages(tx, scope, ids, { state: 'SENT', at });
    return true;
  });
}
