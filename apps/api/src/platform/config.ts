import { resolve } from 'node:path';
import { z } from 'zod';

const builtWebApp = resolve(import.meta.dirname, '../../../web/dist');
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const wholeNumber = (most: number, message: string) =>
  z.coerce.number(message).int(message).min(0, message).max(most, message);

const onOrOff = z.enum(['on', 'off'], "must be 'on' or 'off'").transform((word) => word === 'on');

const folder = z.string().transform((path) => resolve(path));

const environment = z.object({
  PORT: wholeNumber(65_535, 'must be a port number from 0 to 65535').default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: folder.prefault('./data'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be a PostgreSQL address: postgres://user:password@host:5432/database',
    })
    .optional(),
  DEMO: onOrOff.prefault('on'),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be a web address: https://counter.example.com' })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  TRUST_PROXY: onOrOff.prefault('off'),
  WEB_ROOT: folder.prefault(builtWebApp),
  CALLS_PER_MINUTE: wholeNumber(
    1_000_000,
    'must be a whole number up to 1000000; 0 switches the limit off',
  ).default(1200),
});

/** How this installation runs. Folders are absolute paths; `publicUrl` has no slash at its end. */
export type Config = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Absent: Counter starts its own PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly demo: boolean;
  readonly logLevel: (typeof logLevels)[number];
  readonly publicUrl: string | undefined;
  readonly trustProxy: boolean;
  /** The folder of the built web app. */
  readonly webRoot: string;
  /** How many calls a caller may make in a minute; 0 switches the limit off. */
  readonly callsPerMinute: number;
};

/**
 * Reads the settings from the environment; an empty variable counts as absent. Throws one error
 * that names every bad variable, without its value, which may be a secret.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.entries(env).filter(([, value]) => value?.trim());
  const parsed = environment.safeParse(Object.fromEntries(given));
  if (!parsed.success) throw new Error(refusal(parsed.error));
  const settings = parsed.data;
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    demo: settings.DEMO,
    logLevel: settings.LOG_LEVEL,
    publicUrl: settings.PUBLIC_URL,
    trustProxy: settings.TRUST_PROXY,
    webRoot: settings.WEB_ROOT,
    callsPerMinute: settings.CALLS_PER_MINUTE,
  };
}

function refusal(error: z.ZodError): string {
  const complaints = new Map(error.issues.map(({ path, message }) => [path.join('.'), message]));
  const lines = Array.from(complaints, ([name, message]) => `  ${name} ${message}`);
  return [
    'Counter did not start: correct these environment variables and start again.',
    ...lines,
  ].join('\n');
}
