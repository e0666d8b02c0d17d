import { createLog } from '../../platform/config/log.ts';

/** A line of the log, parsed. */
export type LogLine = Readonly<Record<string, unknown>> & { readonly msg: string };

/** Returns a log as production writes it, and the lines it has written so far. */
export function collectLog() {
  const lines: LogLine[] = [];
  // oxlint-disable-next-line typescript/no-unsafe-argument -- the log writes lines of this kind
  const write = (line: string): void => void lines.push(JSON.parse(line));
  return { log: createLog({ logLevel: 'info' }, { write }), lines };
}
