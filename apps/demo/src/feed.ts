import { readArguments, usage, UsageError } from './feed/arguments.ts';
import { createCall, Refusal } from './feed-client.ts';
import { openDoor } from './feed-doors.ts';
import { demoMarketplaceKey, demoOperator } from './feed-key.ts';
import { feedOrders } from './feed-orders.ts';

const stopping = new AbortController();
const stop = (): void => stopping.abort();
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('disconnect', stop);

function say(line: string): void {
  process.stdout.write(`[feed] ${line}\n`);
}

function readUrl(): string {
  const url = process.env['COUNTER_URL']?.trim() || 'http://127.0.0.1:3000';
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
    throw new UsageError('COUNTER_URL must be a web address such as http://127.0.0.1:3000.');
  }
  return url;
}

async function main(): Promise<void> {
  const options = readArguments(process.argv.slice(2));
  if (!options) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  const { signal } = stopping;
  const url = readUrl();
  const apiKey = process.env['COUNTER_API_KEY']?.trim() || demoMarketplaceKey;
  const headers = { authorization: `Bearer ${apiKey}` };
  const call = createCall({ url, headers: () => headers }, { signal, say });
  const door = openDoor(options.through, call, { url, staff: demoOperator, signal, say });
  await feedOrders(options, { call, door, say, signal });
}

/** Describes an error that a person can fix as a sentence. Other errors keep their stack trace. */
function describe(error: unknown): string {
  if (error instanceof UsageError) return error.message;
  if (error instanceof Refusal) return `Counter refused the feed: ${error.message}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    if (stopping.signal.aborted) process.exit(0);
    process.stderr.write(`${describe(error)}\n`);
    process.exit(1);
  },
);
