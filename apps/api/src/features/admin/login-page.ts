import { paths, portalUrl } from '@detroit-well/config/paths';
import type { FastifyInstance } from 'fastify';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';

/** The target of `/admin` (SPEC-A 7.5): the staff area is the office, whose sign-in is that of the portal. */
export function mountAdminLogin(app: FastifyInstance, { settings }: Pick<PlatformDeps, 'settings'>): void {
  const signIn = portalUrl(settings.addresses.portalUrl, paths.login({ next: paths.office.home() }));
  app.get('/admin/login/', (_request, reply) => reply.redirect(signIn, 302));
}
