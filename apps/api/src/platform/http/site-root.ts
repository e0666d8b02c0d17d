import { dayMs } from '@counter/contract/shared';
import type { FastifyInstance } from 'fastify';
import { fixText, sendText } from './fixed-text.ts';

type SiteRoot = {
  readonly publicUrl: () => string;
  /** The address for reports of security holes, `mailto:` or web. */
  readonly securityContact: string | undefined;
  readonly now: () => Date;
};

/** The days that a security contact can be relied on: less than the year that RFC 9116 allows. */
const contactDays = 180;

/** The form that changes one's password. */
const changePassword = '/dashboard/settings/account-setting#password';

/** Serves what programs look for at the root of a site: search engines, researchers, password managers. */
export function serveSiteRoot(app: FastifyInstance, site: SiteRoot): void {
  app.get('/robots.txt', async (request, reply) =>
    sendText(fixText(robots(site.publicUrl()), 'text/plain; charset=utf-8'), request, reply),
  );
  app.get('/.well-known/change-password', async (_request, reply) =>
    reply.redirect(changePassword, 302),
  );
  const { securityContact } = site;
  if (securityContact === undefined) return;
  app.get('/.well-known/security.txt', async (request, reply) => {
    const expires = new Date(site.now().getTime() + contactDays * dayMs);
    const day = expires.toISOString().slice(0, 10);
    const lines = [`Contact: ${securityContact}`, `Expires: ${day}T00:00:00Z`];
    lines.push(`Canonical: ${site.publicUrl()}/.well-known/security.txt`, '');
    return sendText(fixText(lines.join('\n'), 'text/plain; charset=utf-8'), request, reply);
  });
}

/** Stores are for search engines; the portal is not, nor are pages about one person's order. */
function robots(publicUrl: string): string {
  const closed = ['/dashboard', '/operator', '/signup', '/api/', '/*/checkout', '/*/orders'];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
