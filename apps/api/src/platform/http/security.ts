import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** The content security policy of data: nothing may be loaded or run. */
const policyOfData = "default-src 'none'; frame-ancestors 'none'";

/** The policy of the service worker: it may only fetch pages for the browser. */
export const policyOfWorker = "default-src 'none'; connect-src 'self'";

/** Returns the policy of pages: only our own files, and scripts and styles with this request's nonce. */
export function policyOfPage(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Browsers insist on HTTPS for two years after the last response. */
const hstsSeconds = 63_072_000;

/** Browser features that our pages don't use. */
const permissionsPolicy = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

type Protection = {
  /** True if people must use this installation over HTTPS. */
  readonly isHttps: boolean;
};

/** Sets security headers on every answer. */
export function protect(app: FastifyInstance, { isHttps }: Protection): void {
  const headers = {
    ...headersOfHelmet(isHttps),
    'content-security-policy': policyOfData,
    'permissions-policy': permissionsPolicy,
  };
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers).header('x-request-id', request.id);
    done();
  });
}

/** Computed once, because they are the same for every request. */
function headersOfHelmet(isHttps: boolean): OutgoingHttpHeaders {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    // On an installation with plain HTTP, this header would lock people out.
    strictTransportSecurity: isHttps && { maxAge: hstsSeconds, includeSubDomains: true },
    frameguard: { action: 'deny' },
    // Our pages embed nothing from other origins and need no isolation.
    crossOriginEmbedderPolicy: false,
  });
  setHeaders(answer.req, answer, (error) => {
    if (error) throw new Error('Helmet made no headers', { cause: error });
  });
  return answer.getHeaders();
}
