import { paths, portalUrl } from '@detroit-well/config/paths';
import type { FastifyInstance } from 'fastify';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { emailLinkPage } from '../../platform/mail/email-link-page.ts';
import escapeHtml from 'escape-html';

/** The target of `/admin` (SPEC-A 7.5). There is no staff area yet, and the page says so to visitors from old links. */
export function mountAdminLogin(app: FastifyInstance, { settings }: Pick<PlatformDeps, 'settings'>): void {
  const { siteUrl, portalUrl: portal } = settings.addresses;
  const signIn = portalUrl(portal, paths.login());
  app.get('/admin/login/', (_request, reply) =>
    emailLinkPage(reply, 404, 'There is no staff area here yet', [
      '<p>Members and coaches sign in to the portal. Sessions and pages are kept up by the studio’s engineers for now.</p>',
      `<a class="button" href="${escapeHtml(signIn)}">Sign in</a>`,
      `<p style="margin-top:28px"><a style="color:inherit" href="${escapeHtml(siteUrl)}">Return home</a></p>`,
    ]),
  );
}
