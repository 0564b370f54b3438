import { paths, portalUrl, withoutMailTail } from '@detroit-well/config/paths';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { emailLinkPage } from '../../platform/mail/email-link-page.ts';
import escapeHtml from 'escape-html';
import { ownerOf } from '../users/mail-links.ts';
import { addressVerified, verifyAddress } from './verify-address.ts';

/**
 * The page that a verification link opens; the server renders it because neither app has a screen for it. Opening it changes
 * nothing, because mail scanners open links; pressing the button verifies the address. It does not sign anyone in.
 */
export function mountVerifyPage(app: FastifyInstance, { database, clock, settings }: PlatformDeps): void {
  const signIn = portalUrl(settings.addresses.portalUrl, paths.login());
  const link = `<a class="button" href="${escapeHtml(signIn)}">Sign in</a>`;
  // An HTML form sends this content type; the token is in the URL.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume();
    done(null, undefined);
  });

  const sendInvalidLink = (reply: FastifyReply) =>
    emailLinkPage(reply, 400, 'This link cannot be used', [
      '<p>It has expired, or it was used before. If your address is verified already, just sign in.</p>',
      link,
    ]);

  app.get<{ Params: { token: string } }>('/verify-email/:token', async (request, reply) => {
    const token = withoutMailTail(request.params.token);
    if (!(await ownerOf(database.db, token, 'verify_email', clock.now()))) return sendInvalidLink(reply);
    return emailLinkPage(reply, 200, 'Verify your email', [
      '<p>One press, and this address is yours.</p>',
      '<form method="post"><button type="submit">Verify your email</button></form>',
    ]);
  });

  app.post<{ Params: { token: string } }>('/verify-email/:token', async (request, reply) => {
    const token = withoutMailTail(request.params.token);
    const verified = await database.withTx((tx) => verifyAddress(tx, token, clock.now()));
    if (!verified) return sendInvalidLink(reply);
    return emailLinkPage(reply, 200, addressVerified, [
      '<p>Nothing else to do here. Sign in with the password you chose.</p>',
      link,
    ]);
  });
}
