import { paths, portalUrl } from '@detroit-well/config/paths';
import type { FastifyInstance } from 'fastify';
import { letterPage } from '../account/letter-page.ts';
import { escape } from '../adapters/mail/write-letter.ts';
import type { Deps } from '../deps.ts';

/** Where `/admin` leads (SPEC-A 7.5). There is no staff area yet, and the page says so to whoever follows an old link. */
export function mountAdminLogin(app: FastifyInstance, { settings }: Pick<Deps, 'settings'>): void {
  const { siteUrl, portalUrl: portal } = settings.addresses;
  const signIn = portalUrl(portal, paths.login());
  app.get('/admin/login/', (_request, reply) =>
    letterPage(reply, 404, 'There is no staff area here yet', [
      '<p>Members and coaches sign in to the portal. Sessions and pages are kept up by the studio’s engineers for now.</p>',
      `<a class="button" href="${escape(signIn)}">Sign in</a>`,
      `<p style="margin-top:28px"><a style="color:inherit" href="${escape(siteUrl)}">Return home</a></p>`,
    ]),
  );
}
