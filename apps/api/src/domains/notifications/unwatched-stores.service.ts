import { unheardSetting, unwatchedAfterMs } from '@counter/contract/settings';
import type { Work } from '../../platform/events/work.ts';
import { runBatch, type Batch } from '../../platform/jobs/in-batches.ts';
import type { CronJob } from '../../platform/jobs/start-jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';
import { findPrinterSeenAt } from '../printing/index.ts';
import { findSettings, findStoresWithoutScreen, watchStore } from '../store/index.ts';
import { messageManagers, type ManagerMessage } from './message-managers.service.ts';

/** Runs every minute, because managers are warned after five. */
export const unwatchedCron: CronJob = { task: 'notifications.unwatchedStores', match: '* * * * *' };

type OneStore = { readonly storeId: number };

/**
 * Warns the managers of a batch of open stores without an open screen, and pauses the stores that want that. Safe to
 * repeat.
 */
export async function watchStores(platform: Platform, batch: Batch<OneStore> = {}): Promise<void> {
  const { db, act, clock } = platform;
  const at = clock.now();
  const since = new Date(at.getTime() - unwatchedAfterMs);
  const stores = {
    job: unwatchedCron.task,
    find: async (after: OneStore | null, limit: number) =>
      findStoresWithoutScreen(db, { at, since }, after, limit),
    cursorOf: ({ storeId }: OneStore) => ({ storeId }),
    handle: async ({ storeId }: OneStore) => {
      const scope = await scopeForSystem(db, storeId, 'Screen watch');
      await act(scope, (work) => watch(platform, work));
    },
    failure: 'could not check whether a store has a screen',
  };
  await runBatch(platform, stores, batch);
}

async function watch(platform: Platform, work: Work): Promise<void> {
  const { tx, scope } = work;
  const fields = ['acceptAutomatically', 'withoutScreen', ...unheardSetting.fields] as const;
  const settings = await findSettings(tx, scope, fields);
  // A kitchen that accepts orders automatically works from its printer.
  const printedAt = settings.acceptAutomatically ? await findPrinterSeenAt(tx, scope) : null;
  if ((await watchStore(work, printedAt)) !== 'WARN') return;
  const way = settings.unheardMessage === 'TEXT' ? 'TEXT' : 'EMAIL';
  await messageManagers(platform, work, way, messageOf(platform, work, settings));
}

function messageOf(
  { publicUrl }: Platform,
  { scope }: Work,
  { withoutScreen }: { readonly withoutScreen: string },
): ManagerMessage {
  const { storeName, storeUrl } = scope;
  const url = `${publicUrl()}/dashboard/business/${storeUrl}/orders`;
  const next =
    withoutScreen === 'PAUSE'
      ? 'In 5 minutes the store is paused. It opens again as soon as a screen is open.'
      : 'Customers can still order, and nobody at the store would see it.';
  return {
    subject: 'No screen is open',
    text: `${storeName}: no screen has been open for 5 minutes. ${next} ${url} Reply STOP to end texts.`,
    sheet: {
      subject: `${storeName}: no screen is open`,
      title: `No screen of ${storeName} has been open for 5 minutes`,
      paragraphs: [
        `The store is open, but nobody is signed in who could accept an order. ${next}`,
        'Check the power and the network of your tablets, or open the orders here.',
      ],
      facts: [],
      list: null,
      link: { label: 'Open the orders', url },
      reason: `You get this as a manager of ${storeName}. Turn it off under Settings, Notifications.`,
    },
  };
}
