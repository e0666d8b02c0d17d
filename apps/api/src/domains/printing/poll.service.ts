import {
  testTicket,
  ticketOf,
  type Ticket,
  type TicketMark,
  type TicketPlace,
} from '@counter/contract/printing';
import type { OrderStatus } from '@counter/contract/orders';
import { findOrderById } from '../orders/index.ts';
import { hashSecret } from '../../platform/kernel/crypto.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import { usualDates } from '../../platform/kernel/usual-dates.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';
import {
  findNextJob,
  isCopy,
  lockJob,
  offerAgain,
  updateJob,
  type OpenJob,
  type PrinterKey,
} from './print-jobs.repository.ts';
import { findPrinterByCode, updateReport, type PollingPrinter } from './printers.repository.ts';
import type { Tx } from './printing.tables.ts';
import { worthMs } from './condition.ts';
import { findPart } from './routing.ts';
import { canPrint, conditionOf, isJobFault, readStatus, wordsOf } from './star-status.ts';

/** The status that a polling printer reports. */
export type Poll = {
  /** Percent-encoded: `200%20OK`. */
  readonly statusCode: string;
  readonly printerMAC?: string | null | undefined;
  readonly printingInProgress?: boolean | null | undefined;
};

type PrinterRequest = { readonly scope: StoreScope; readonly printer: PollingPrinter };

/** The minimum time between writes of a printer's last contact. */
const seenEveryMs = 30_000;
const maxAttempts = 3;

/** Returns the printer with a secret address. @throws ProblemError NOT_FOUND */
export async function identifyPrinter(
  { db }: Pick<Platform, 'db'>,
  storeId: number,
  code: string,
): Promise<PrinterRequest> {
  const printer = await findPrinterByCode(db, storeId, hashSecret(code));
  if (!printer) {
    throw new ProblemError(
      'NOT_FOUND',
      'No printer has this address. Copy the address again from the printer settings.',
    );
  }
  return { scope: await scopeForSystem(db, storeId, 'Printer'), printer };
}

/** Saves a printer's reported condition, and returns the id of the job it should fetch next, if any. */
export async function poll(
  platform: Platform,
  { scope, printer }: PrinterRequest,
  { statusCode, printerMAC, printingInProgress }: Poll,
): Promise<number | undefined> {
  const key = { storeId: scope.storeId, printerId: printer.id };
  const condition = conditionOf(readStatus(statusCode));
  const now = platform.clock.now();
  const { lastSeenAt } = printer;
  const isOutageOver = printer.warnedAt !== null && canPrint(readStatus(statusCode));
  const isNews = condition !== printer.condition || lastSeenAt === null || isOutageOver;
  const next = await findNextJob(platform.db, key);
  const isUnclear = next?.state === 'FETCHED' && !printingInProgress;
  if (isNews || isUnclear) {
    await platform.act(scope, async ({ tx, at, emit }) => {
      await updateReport(tx, key.storeId, printer.id, { condition, mac: printerMAC ?? null, at });
      if (isUnclear) await offerAgain(tx, key);
      emit({ kind: 'printing.changed' });
    });
  } else if (now.getTime() - lastSeenAt.getTime() > seenEveryMs) {
    const report = { condition, mac: printerMAC ?? null, at: now };
    await updateReport(platform.db, key.storeId, printer.id, report);
  }
  if (!next || printingInProgress || !canPrint(readStatus(statusCode))) return undefined;
  return findWorthyJob(platform, { scope, printer }, next);
}

/** Drops jobs that are no longer worth printing, and returns the id of the first one that is. */
async function findWorthyJob(
  platform: Platform,
  request: PrinterRequest,
  job: OpenJob,
): Promise<number | undefined> {
  if (await isWorthPrinting(platform, request.scope, job)) return job.id;
  const key = { storeId: request.scope.storeId, printerId: request.printer.id };
  await platform.act(request.scope, async ({ tx, at, emit }) => {
    await updateJob(tx, key, job.id, { state: 'DROPPED', endedAt: at });
    emit({ kind: 'printing.changed' });
  });
  const next = await findNextJob(platform.db, key);
  return next && findWorthyJob(platform, request, next);
}

const stillToMake: readonly OrderStatus[] = ['STORE_ACCEPTED', 'READY'];

async function isWorthPrinting(
  { db, clock }: Platform,
  scope: StoreScope,
  { orderId, occasion, createdAt, doubtful, lines }: OpenJob,
): Promise<boolean> {
  if (clock.now().getTime() - createdAt.getTime() > worthMs) return false;
  if (orderId === null || (occasion !== 'ACCEPTED' && occasion !== 'CHANGED')) return true;
  const { status, items } = await findOrderById(db, scope, orderId);
  const isNews = occasion === 'ACCEPTED' && !doubtful && lines !== null;
  return (
    stillToMake.includes(status) && !(isNews && !items.some(({ line }) => lines.includes(line)))
  );
}

/** A ticket and the printer that fetched it. */
export type FetchedTicket = { readonly ticket: Ticket; readonly printer: PollingPrinter };

/**
 * Returns a printer's job as a ticket. Returns the same job again until the printer confirms it.
 * @throws ProblemError NOT_FOUND if there is nothing to print
 */
export async function fetchTicket(
  platform: Platform,
  { scope, printer }: PrinterRequest,
  jobId: number | undefined,
): Promise<FetchedTicket> {
  return platform.act(scope, async ({ tx, at }) => {
    const key = { storeId: scope.storeId, printerId: printer.id };
    const id = jobId ?? (await findNextJob(tx, key))?.id;
    const job = id === undefined ? undefined : await lockJob(tx, key, id);
    if (!job) throw new ProblemError('NOT_FOUND', 'There is nothing to print.');
    if (job.state === 'WAITING') {
      await updateJob(tx, key, job.id, { state: 'FETCHED', attempts: job.attempts + 1 });
    }
    return { ticket: await layOut(tx, { scope, printer }, job, at), printer };
  });
}

async function layOut(
  tx: Tx,
  { scope, printer }: PrinterRequest,
  job: OpenJob,
  now: Date,
): Promise<Ticket> {
  const { storeName, timeZone } = scope;
  const place: TicketPlace = { storeName, timeZone, dateFormat: usualDates(timeZone) };
  if (job.orderId === null || job.ticket === null) return testTicket(printer.name, place, now);
  const order = await findOrderById(tx, scope, job.orderId);
  const mark = await markOf(tx, scope, job);
  const { lines } = job;
  const { stationName: station } = printer;
  const part = lines ? await findPart(tx, scope, order.items, { station, lines }) : undefined;
  const differences = job.differences ?? undefined;
  return ticketOf(order, place, { kind: job.ticket, mark, part, differences, now });
}

async function markOf(tx: Tx, scope: StoreScope, job: OpenJob): Promise<TicketMark | null> {
  if (job.occasion === 'CANCELLED' || job.occasion === 'CHANGED') return job.occasion;
  if (job.doubtful) return 'MAYBE_COPY';
  return job.occasion === 'ASKED' && (await isCopy(tx, scope, job)) ? 'COPY' : null;
}

/**
 * Saves the result of a job. Safe to repeat. A job that the printer can't process is tried at most three times; one
 * that failed for lack of paper waits until the printer can print.
 */
export async function confirmJob(
  platform: Platform,
  { scope, printer }: PrinterRequest,
  { jobId, code }: { readonly jobId: number | undefined; readonly code: string },
): Promise<void> {
  await platform.act(scope, async ({ tx, at, emit }) => {
    const key: PrinterKey = { storeId: scope.storeId, printerId: printer.id };
    const job = await lockJob(tx, key, jobId);
    if (!job) return;
    await updateJob(tx, key, job.id, outcomeOf(job, code, at));
    emit({ kind: 'printing.changed' });
  });
}

function outcomeOf({ attempts }: OpenJob, code: string, at: Date) {
  const status = readStatus(code);
  if (canPrint(status) || /^ok$/i.test(code)) return { state: 'PRINTED', endedAt: at } as const;
  if (isJobFault(status) && attempts >= maxAttempts) {
    return { state: 'FAILED', failure: wordsOf(code), endedAt: at } as const;
  }
  return { state: 'WAITING', doubtful: !isJobFault(status) } as const;
}
