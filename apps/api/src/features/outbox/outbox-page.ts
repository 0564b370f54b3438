import { brand } from '@detroit-well/config/brand';
import { formatMediumDate, formatTime, toStudioIso, zoneName } from '@detroit-well/config/studio-time';
import { cleanAccountEmail, cleanText } from '@detroit-well/validation/clean-text';
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { problem } from '../../platform/calls/problem.ts';
import { outboxMails } from '../../platform/database/schema/outbox.ts';
import { htmlOf } from '../../platform/mail/outbox.ts';
import escapeHtml from 'escape-html';

type Row = typeof outboxMails.$inferSelect;

const shown = 200;
// Emails have inline styles. Nothing else may load, and no script may run.
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; frame-src 'self'; base-uri 'none'";

/**
 * The demo's mailbox: a list at /dev/outbox, one email at /dev/outbox/{id}. Responds with HTML, or with JSON for `Accept:
 * application/json`; `?to=` filters by recipient. Not available in production.
 */
export function mountOutbox(app: FastifyInstance, { database }: PlatformDeps): void {
  app.get<{ Querystring: { to?: string } }>('/dev/outbox', async (request, reply) => {
    const { to } = request.query;
    const rows = await database.db
      .select()
      .from(outboxMails)
      .where(typeof to === 'string' ? eq(outboxMails.recipient, cleanAccountEmail(to)) : undefined)
      .orderBy(desc(outboxMails.sequence))
      .limit(shown);
    if (wantsJson(request)) return reply.send({ count: rows.length, mails: rows.map(asJson) });
    return page(reply, 'Outbox', `<h1>Outbox</h1>${listHtml(rows)}`);
  });

  app.get<{ Params: { id: string } }>('/dev/outbox/:id', async (request, reply) => {
    const id = cleanText(request.params.id);
    const [row] = await database.db.select().from(outboxMails).where(eq(outboxMails.id, id));
    if (row === undefined) throw problem('not_found');
    if (wantsJson(request)) return reply.send(asJson(row));
    const head =
      `<p><a href="/dev/outbox">All mail</a></p><dl><dt>To</dt><dd>${escapeHtml(row.recipient)}</dd>` +
      (row.replyTo === null ? '' : `<dt>Replies to</dt><dd>${escapeHtml(row.replyTo)}</dd>`) +
      `<dt>Sent</dt><dd>${escapeHtml(when(row))}</dd></dl>`;
    const files = row.attachments.map(
      ({ fileName, contentType, text }) =>
        `<p><a download="${escapeHtml(fileName)}" href="data:${escapeHtml(contentType)};base64,${Buffer.from(text).toString('base64')}">${escapeHtml(fileName)}</a></p>`,
    );
    return page(reply, row.subject, `${head}${files.join('')}<hr>${shownHtml(row)}`);
  });
}

const wantsJson = (request: FastifyRequest) => (request.headers.accept ?? '').includes('application/json');

function asJson(row: Row) {
  return {
    id: row.id,
    to: row.recipient,
    reply_to: row.replyTo,
    template: row.template,
    subject: row.subject,
    text: row.textBody,
    html: htmlOf(row),
    links: row.links,
    attachments: row.attachments.map(({ fileName, contentType, text }) => ({
      file_name: fileName,
      content_type: contentType,
      text,
    })),
    unsubscribe_url: row.unsubscribeUrl,
    created_at: toStudioIso(row.createdAt),
    sent_at: row.sentAt && toStudioIso(row.sentAt),
  };
}

function listHtml(rows: Row[]): string {
  if (rows.length === 0) return '<p>No mail yet. Register for a session, and its email appears here.</p>';
  const items = rows.map(
    (row) =>
      `<li><a href="/dev/outbox/${encodeURIComponent(row.id)}">${escapeHtml(row.subject)}</a><br>` +
      `${escapeHtml(row.recipient)}, ${escapeHtml(when(row))}</li>`,
  );
  return `<ol reversed>${items.join('')}</ol>`;
}

/** The email inside of a page, whose links stay in this tab. */
function shownHtml(row: Row): string {
  const html = htmlOf(row) ?? '';
  const styles = html.match(/<style>.*?<\/style>/gs) ?? [];
  const body = /<body[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? `<pre>${escapeHtml(row.textBody)}</pre>`;
  return styles.join('') + body.replaceAll(' target="_blank"', '');
}

const when = ({ createdAt }: Row) =>
  `${formatMediumDate(createdAt)}, ${formatTime(createdAt)} ${zoneName(createdAt)}`;

/** Sends a plain page of the server. An email has its own heading. */
function page(reply: FastifyReply, title: string, body: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store').send(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)} | ${escapeHtml(brand.name)}</title>
<style>body{max-width:640px;margin:32px auto;padding:0 20px;font:16px/1.5 Helvetica,Arial,sans-serif;background:#F1EDE4;color:#0C0D10}
a{color:#B3200A}li{margin:0 0 16px}dt{font-weight:700}dd{margin:0 0 8px}</style></head>
<body><main>${body}</main></body></html>`);
}
