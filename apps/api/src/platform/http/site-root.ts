import { dayMs } from '@counter/contract/shared';
import type { FastifyInstance } from 'fastify';
import { fixText, sendText } from './fixed-text.ts';

type SiteRoot = {
  readonly publicUrl: () => string;
  /** The contact for vulnerability reports: `mailto:` or a web address. */
  readonly securityContact: string | undefined;
  readonly now: () => Date;
};

/** The days until the security contact expires, less than RFC 9116's maximum of a year. */
const contactDays = 180;

/** The form that changes the person's password. */
const changePassword = '/dashboard/settings/account-setting#password';

/** Serves the files that search engines, researchers and password managers look for at a site's root. */
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

/** Lets search engines index stores, but not the portal or pages about one person's order. */
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
