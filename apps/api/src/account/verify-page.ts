import { brand } from '@detroit-well/config/brand';
import { paths, portalUrl } from '@detroit-well/config/paths';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { escape } from '../adapters/mail/write-letter.ts';
import { users } from '../db/schema/people.ts';
import type { Deps } from '../deps.ts';
import { useMailToken } from './mail-links.ts';

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/**
 * The page a verification link opens. Neither app has a screen for it, so the server shows one. Opening it changes
 * nothing, because mail scanners open links; pressing the button does. It signs nobody in.
 */
export function mountVerifyPage(app: FastifyInstance, { database, clock, settings }: Deps): void {
  const signIn = portalUrl(settings.addresses.portalUrl, paths.login());
  // A form without script sends this kind of body; the token stands in the address.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume();
    done(null, undefined);
  });

  app.get('/verify-email/:token', (_request, reply) =>
    page(reply, 200, 'Verify your email', [
      '<p>One press, and this address is yours.</p>',
      '<form method="post"><button type="submit">Verify your email</button></form>',
    ]),
  );

  app.post<{ Params: { token: string } }>('/verify-email/:token', async (request, reply) => {
    const verified = await database.withTx(async (tx) => {
      const userId = await useMailToken(tx, request.params.token, 'verify_email', clock.now());
      if (userId === undefined) return false;
      await tx.update(users).set({ emailVerifiedAt: clock.now() }).where(eq(users.id, userId));
      return true;
    });
    const link = `<p><a href="${escape(signIn)}">Sign in</a></p>`;
    if (verified) return page(reply, 200, 'Your email address is verified', [link]);
    return page(reply, 400, 'This link cannot be used', [
      '<p>It has expired, or it was used before. If your address is verified already, just sign in.</p>',
      link,
    ]);
  });
}

function page(reply: FastifyReply, status: number, title: string, body: string[]): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer').send(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)} | ${escape(brand.name)}</title>
<style>body{max-width:560px;margin:64px auto;padding:0 20px;font:18px/1.5 Helvetica,Arial,sans-serif;background:#F1EDE4;color:#0C0D10}
h1{line-height:1.1}
button{min-height:52px;padding:0 24px;border:0;background:#FF3B1F;color:#0C0D10;font:inherit;font-weight:700;cursor:pointer}
a{color:#B3200A}:focus-visible{outline:3px solid #0C0D10;outline-offset:3px}</style></head>
<body><main><h1>${escape(title)}</h1>${body.join('')}</main></body></html>`);
}
