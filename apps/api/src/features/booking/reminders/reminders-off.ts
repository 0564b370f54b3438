import { createHmac, timingSafeEqual } from 'node:crypto';
import { paths, portalUrl, withoutMailTail } from '@detroit-well/config/paths';
import escapeHtml from 'escape-html';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PlatformDeps } from '../../../platform/calls/dependencies.ts';
import { profiles } from '../../../platform/database/schema/people.ts';
import { emailLinkPage } from '../../../platform/mail/email-link-page.ts';

type LinkDeps = Pick<PlatformDeps, 'keys' | 'settings'>;

/** Proves that the server made the link. It never expires: an old email must still be able to end its kind. */
const signatureOf = ({ keys }: Pick<LinkDeps, 'keys'>, userId: string): string =>
  createHmac('sha256', keys.reminders).update(userId).digest('base64url');

/** The URL that turns a member's reminders off, without a sign-in. */
export const remindersOffUrl = (deps: LinkDeps, userId: string): string =>
  new URL(
    `/reminders-off/${encodeURIComponent(userId)}/${signatureOf(deps, userId)}`,
    deps.settings.addresses.apiUrl,
  ).href;

interface Link {
  readonly userId: string;
  readonly signature: string;
}

function isGenuine(deps: LinkDeps, { userId, signature }: Link): boolean {
  const [given, right] = [Buffer.from(withoutMailTail(signature)), Buffer.from(signatureOf(deps, userId))];
  return given.length === right.length && timingSafeEqual(given, right);
}

/**
 * The page of the link in a reminder. Opening it changes nothing, because mail scanners open links; the button, and the one
 * request of a mail program (RFC 8058), turn the reminders off.
 */
export function mountRemindersOff(app: FastifyInstance, deps: PlatformDeps): void {
  const profile = portalUrl(deps.settings.addresses.portalUrl, paths.dashboard.profileEdit());
  const settings = `<a class="button" href="${escapeHtml(profile)}">Open your profile</a>`;
  const path = '/reminders-off/:userId/:signature';

  const sendInvalidLink = (reply: FastifyReply) =>
    emailLinkPage(reply, 400, 'We do not know this link', [
      '<p>It is not complete. You can turn reminders off in your profile, too.</p>',
      settings,
    ]);

  app.get<{ Params: Link }>(path, async ({ params }, reply) => {
    if (!isGenuine(deps, params)) return sendInvalidLink(reply);
    return emailLinkPage(reply, 200, 'Turn reminders off', [
      '<p>We then send no email or text before your sessions. Your registrations stay as they are.</p>',
      '<form method="post"><button type="submit">Turn reminders off</button></form>',
    ]);
  });

  app.post<{ Params: Link }>(path, async ({ params }, reply) => {
    if (!isGenuine(deps, params)) return sendInvalidLink(reply);
    await deps.database.db
      .update(profiles)
      .set({ reminders: false, updatedAt: deps.clock.now() })
      .where(eq(profiles.userId, params.userId));
    return emailLinkPage(reply, 200, 'Reminders are off', [
      '<p>You can turn them on again in your profile.</p>',
      settings,
    ]);
  });
}
