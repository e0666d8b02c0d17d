import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** The policy of answers that are no page: nothing may be loaded or run from them. */
const policyOfData = "default-src 'none'; frame-ancestors 'none'";

/** The policy of the service worker: it may fetch pages for the browser, and nothing else. */
export const policyOfWorker = "default-src 'none'; connect-src 'self'";

/** The policy of pages: only our own files, and scripts and styles that carry this request's nonce. */
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

/** Two years: browsers go on asking for HTTPS for so long after the last answer. */
const hstsSeconds = 63_072_000;

/** Features of browsers that no page of ours uses. */
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
  /** True if people use this installation over HTTPS, and should only do so. */
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

/** They are the same for every request, so they are made once. */
function headersOfHelmet(isHttps: boolean): OutgoingHttpHeaders {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    // Where people reach Counter by plain HTTP, this header would lock them out.
    strictTransportSecurity: isHttps && { maxAge: hstsSeconds, includeSubDomains: true },
    frameguard: { action: 'deny' },
    // Pages embed nothing of other origins, but nothing needs the isolation either.
    crossOriginEmbedderPolicy: false,
  });
  setHeaders(answer.req, answer, (error) => {
    if (error) throw new Error('Helmet made no headers', { cause: error });
  });
  return answer.getHeaders();
}
