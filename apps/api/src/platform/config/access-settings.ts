import { z } from 'zod';

/** Access to metrics and API docs. */
export type AccessConfig = {
  /** `local`: only from this machine and without a proxy. */
  readonly metrics: 'open' | 'local' | 'off';
  /** A bearer token that also grants access to the metrics. */
  readonly metricsToken: string | undefined;
  /** `closed`: only API keys can read the OpenAPI document, and there is no docs page. */
  readonly apiDocs: 'open' | 'closed';
  /** The contact for vulnerability reports in `/.well-known/security.txt`: `mailto:` or a web address. */
  readonly securityContact?: string | undefined;
  /** The token for bounce reports; undefined turns them off. */
  readonly bounceToken?: string | undefined;
  /** A separate listener for metrics and API docs, which the public port then doesn't serve. */
  readonly management?: { readonly host: string; readonly port: number } | undefined;
};

const port = 'must be a port number from 0 to 65535';

export const accessSettings = {
  METRICS: z.enum(['open', 'local', 'off'], "must be 'open', 'local' or 'off'").optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7E]{16,200}$/, 'must have 16 to 200 characters: "openssl rand -hex 24"')
    .optional(),
  API_DOCS: z.enum(['open', 'closed'], "must be 'open' or 'closed'").optional(),
  SECURITY_CONTACT: z
    .string()
    .regex(
      /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
      'must be mailto:name@example.com or a web address',
    )
    .optional(),
  MANAGEMENT_PORT: z.coerce.number(port).int(port).min(0, port).max(65_535, port).optional(),
  MANAGEMENT_HOST: z.string().default('127.0.0.1'),
  NODE_ENV: z.string().optional(),
};

export type AccessSettings = z.output<z.ZodObject<typeof accessSettings>> & {
  readonly HOST: string;
  readonly PUBLIC_URL?: string | undefined;
  readonly DATABASE_URL?: string | undefined;
  readonly MAIL_BOUNCE_TOKEN?: string | undefined;
};

/**
 * Resolves the access to metrics and API docs. The default is open if only this machine can reach the server, or if
 * they have their own port, which should not be public.
 */
export function accessOf(settings: AccessSettings): AccessConfig {
  const isPrivate = isForThisMachine(settings);
  const { METRICS_TOKEN: metricsToken, MANAGEMENT_PORT: ownPort, MANAGEMENT_HOST: host } = settings;
  const management = ownPort === undefined ? undefined : { host, port: ownPort };
  const usualMetrics = isPrivate ? 'local' : 'off';
  const usualOnOwnPort = metricsToken === undefined ? 'open' : 'off';
  return {
    metrics: settings.METRICS ?? (management ? usualOnOwnPort : usualMetrics),
    metricsToken,
    apiDocs: settings.API_DOCS ?? (isPrivate || management ? 'open' : 'closed'),
    securityContact: settings.SECURITY_CONTACT,
    bounceToken: settings.MAIL_BOUNCE_TOKEN,
    management,
  };
}

/** Returns true if only this machine can reach the server. */
export function isForThisMachine({
  HOST,
  PUBLIC_URL,
  DATABASE_URL,
  NODE_ENV,
}: Pick<AccessSettings, 'HOST' | 'PUBLIC_URL' | 'DATABASE_URL' | 'NODE_ENV'>): boolean {
  const isLoopback = ['127.0.0.1', '::1', 'localhost'].includes(HOST);
  return isLoopback && !PUBLIC_URL && !DATABASE_URL && NODE_ENV !== 'production';
}
