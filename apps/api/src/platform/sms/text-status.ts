import type { ApiSettings, TwilioSettings } from '@detroit-well/config/env';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { problem } from '../calls/problem.ts';
import type { Clocks } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { outboxTexts } from '../database/schema/texts.ts';
import { giveUp } from './send-waiting-texts.ts';

const path = '/sms/status';

/** Where Twilio reports what became of a text. Undefined without https: Twilio refuses an address that it cannot reach. */
export function statusUrlOf(
  { addresses }: Pick<ApiSettings, 'addresses'>,
  textId: string,
): string | undefined {
  const { apiUrl } = addresses;
  if (!apiUrl.startsWith('https:')) return undefined;
  return new URL(`${path}/${encodeURIComponent(textId)}`, apiUrl).href;
}

/**
 * Twilio's signature of a request, in base64: of its URL as Twilio was given it, and of all form fields with their values, sorted
 * by name.
 */
export function twilioSignature(authToken: string, url: string, fields: URLSearchParams): string {
  const sorted = new URLSearchParams(fields);
  sorted.sort();
  const signed = url + [...sorted].map(([name, value]) => name + value).join('');
  return createHmac('sha1', authToken).update(signed).digest('base64');
}

function isGenuine(given: unknown, right: string): boolean {
  if (typeof given !== 'string') return false;
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The statuses of a text that Twilio accepted, but that will never arrive. */
const refused: readonly (string | null)[] = ['failed', 'undelivered'];

interface StatusDeps extends Clocks {
  readonly database: Pick<Database, 'withTx'>;
  readonly settings: Pick<ApiSettings, 'addresses'>;
}

/** Takes Twilio's delivery reports. A text that the carrier refuses is not sent: the member gets the email instead. */
export function mountTextStatus(
  app: FastifyInstance,
  { database, settings, ...clocks }: StatusDeps,
  { authToken }: Pick<TwilioSettings, 'authToken'>,
): void {
  void app.register(async (scope) => {
    // Other pages ignore the body of a form.
    scope.removeContentTypeParser('application/x-www-form-urlencoded');
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, String(body)),
    );
    scope.post<{ Params: { id: string }; Body: unknown }>(`${path}/:id`, async (request, reply) => {
      const { params, body, headers, log } = request;
      const fields = new URLSearchParams(typeof body === 'string' ? body : '');
      const url = statusUrlOf(settings, params.id);
      const right = url === undefined ? '' : twilioSignature(authToken, url, fields);
      if (url === undefined || !isGenuine(headers['x-twilio-signature'], right))
        throw problem('validation_failed');
      const status = fields.get('MessageStatus');
      const text = refused.includes(status) ? await endText(database, clocks, params.id) : undefined;
      if (text !== undefined) {
        const facts = { text: text.id, template: text.template, status, code: fields.get('ErrorCode') };
        log.error(facts, 'a text was refused by the carrier; the member is notified by email');
      }
      return reply.code(204).send();
    });
  });
}

/** Gives up on a text, once. An email comes only while it is still true. */
async function endText({ withTx }: StatusDeps['database'], clocks: Clocks, id: string) {
  return withTx(async (tx) => {
    const which = and(eq(outboxTexts.id, id), isNull(outboxTexts.givenUpAt));
    const [text] = await tx.select().from(outboxTexts).where(which).for('update');
    if (text === undefined) return undefined;
    const isTrue = text.expiresAt > clocks.clock.now();
    await giveUp(tx, isTrue ? text : { ...text, fallback: null }, clocks);
    return text;
  });
}
