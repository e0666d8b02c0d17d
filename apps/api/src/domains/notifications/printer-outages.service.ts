import { printerMessageSetting, unheardSetting } from '@counter/contract/settings';
import type { PrinterCondition } from '@counter/contract/printing';
import { takesOrders } from '@counter/contract/store';
import { countOf } from '@counter/contract/shared';
import type { Work } from '../../platform/events/work.ts';
import { runBatch, type Batch } from '../../platform/jobs/in-batches.ts';
import type { CronJob } from '../../platform/jobs/start-jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';
import {
  findPrinterOutages,
  findStoresToMessage,
  noteWarned,
  type PrinterOutage,
} from '../printing/index.ts';
import { findOpening, findSettings } from '../store/index.ts';
import { messageManagers, type ManagerMessage } from './message-managers.service.ts';

/** Runs every minute, because an outage is reported after five. */
export const outagesCron: CronJob = { task: 'notifications.printerOutages', match: '* * * * *' };

type OneStore = { readonly storeId: number };

/** Messages the managers of a batch of open stores whose printers can't print waiting jobs. Safe to repeat. */
export async function reportOutages(
  platform: Platform,
  batch: Batch<OneStore> = {},
): Promise<void> {
  const { db, act, clock } = platform;
  const stores = {
    job: outagesCron.task,
    find: async (after: OneStore | null, limit: number) =>
      findStoresToMessage(db, clock.now(), after, limit),
    cursorOf: ({ storeId }: OneStore) => ({ storeId }),
    handle: async ({ storeId }: OneStore) => {
      const scope = await scopeForSystem(db, storeId, 'Printer watch');
      await act(scope, (work) => report(platform, work));
    },
    failure: 'could not report the printers of a store',
  };
  await runBatch(platform, stores, batch);
}

async function report(platform: Platform, work: Work): Promise<void> {
  const { tx, scope, at } = work;
  const fields = [...printerMessageSetting.fields, ...unheardSetting.fields] as const;
  const { printerMessage, unheardMessage } = await findSettings(tx, scope, fields);
  if (!printerMessage || !(await isCooking(work))) return;
  const outages = await findPrinterOutages(work);
  if (outages.length === 0) return;
  const ids = outages.map(({ id }) => id);
  const news = await noteWarned(tx, scope, ids, at);
  const fresh = outages.filter(({ id }) => news.has(id));
  if (fresh.length === 0) return;
  const way = unheardMessage === 'TEXT' ? 'TEXT' : 'EMAIL';
  await messageManagers(platform, work, way, messageOf(platform, work, fresh));
}

/** Returns true during opening hours. A paused store still prepares the orders it already accepted. */
async function isCooking({ tx, scope, at }: Work): Promise<boolean> {
  const { state } = await findOpening(tx, scope.storeId, at);
  return takesOrders(state) || state === 'PAUSED';
}

const troubles: Record<PrinterCondition, string> = {
  NEVER_SEEN: 'is not connected',
  SILENT: "can't be reached",
  READY: "can't print",
  PAPER_LOW: "can't print",
  OUT_OF_PAPER: 'is out of paper',
  PAPER_JAM: 'has a paper jam',
  COVER_OPEN: 'is open',
  BROKEN: 'needs attention',
};

function describe({ name, condition, waiting }: PrinterOutage): string {
  const tickets = countOf(waiting, 'ticket waits', 'tickets wait');
  return `${name} ${troubles[condition]}, and ${tickets}.`;
}

function messageOf(
  { publicUrl }: Platform,
  { scope }: Work,
  outages: readonly PrinterOutage[],
): ManagerMessage {
  const { storeName } = scope;
  const url = `${publicUrl()}/dashboard/settings/printers`;
  const subject = outages.length === 1 ? "A printer can't print" : "Printers can't print";
  const sentences = outages.map(describe);
  const next = 'Tickets print once the printer is ready. Until then, work from the screen.';
  return {
    subject,
    text: `${storeName}: ${sentences.join(' ')} ${next} ${url} Reply STOP to end texts.`,
    sheet: {
      subject: `${storeName}: ${subject.charAt(0).toLowerCase()}${subject.slice(1)}`,
      title: `${subject} at ${storeName}`,
      paragraphs: [...sentences, next],
      facts: [],
      list: null,
      link: { label: 'See the printers', url },
      reason: `You get this as a manager of ${storeName}. Turn it off under Settings, Notifications.`,
    },
  };
}
