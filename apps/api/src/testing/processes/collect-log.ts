import { createLog } from '../../platform/config/log.ts';

/** A parsed log line. */
export type LogLine = Readonly<Record<string, unknown>> & { readonly msg: string };

/** Creates a production log and collects its lines. */
export function collectLog() {
  const lines: LogLine[] = [];
  // oxlint-disable-next-line typescript/no-unsafe-argument -- the log writes lines of this kind
  const write = (line: string): void => void lines.push(JSON.parse(line));
  return { log: createLog({ logLevel: 'info' }, { write }), lines };
}
