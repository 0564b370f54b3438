import { expect, it } from 'vitest';
import { sendWaiting } from '../src/platform/mail/send-waiting.ts';
import { smtpTransport } from '../src/platform/mail/smtp-sender.ts';
import { testServer } from './server.ts';
import { fakeSmtp } from './smtp-fake.ts';

it('an email arrives with its attachment and the headers that unsubscribe by one request', async () => {
  const server = await testServer();
  const smtp = await fakeSmtp();
  const text = 'BEGIN:VCALENDAR\r\nSUMMARY:Café\r\nEND:VCALENDAR\r\n';
  const contentType = 'text/calendar; charset=utf-8; method=PUBLISH';
  const unsubscribeUrl = 'https://api.demo.test/reminders-off/1/2';
  await server.database.withTx((tx) =>
    server.deps.mail.send(tx, {
      to: 'ada@demo.test',
      template: 'reminder',
      content: {
        subject: 'Tomorrow',
        paragraphs: ['See you.'],
        reason: 'You asked for it.',
        attachments: [{ fileName: 'session.ics', contentType, text }],
        unsubscribeUrl,
      },
    }),
  );
  const transport = smtpTransport(
    { via: 'smtp', smtpUrl: smtp.url, from: 'studio@demo.test' },
    { host: 'localhost' },
  );
  const log = { warn: expect.fail, error: expect.fail };
  expect(await sendWaiting(server.database, transport, server.deps, log)).toBe(1);
  await smtp.stop();
  await server.close();
  const message = smtp.messages[0]?.message ?? '';
  const header = (name: string) =>
    new RegExp(`^${name}: (.+(?:\\r\\n .+)*)\\r$`, 'im').exec(message)?.[1]?.replaceAll(/\r\n /g, ' ');
  expect(header('List-Unsubscribe')).toBe(`<${unsubscribeUrl}>`);
  expect(header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  const [, part = ''] = message.split(/^Content-Type: text\/calendar/im);
  expect(part).toMatch(/^; charset=utf-8; method=PUBLISH/);
  expect(part).toContain('filename=session.ics');
  const encoded = part.split('\r\n\r\n')[1] ?? '';
  expect(decoded(part, encoded)).toContain('SUMMARY:Café');
});

/** The text of a MIME part, by the transfer encoding that its head names. */
function decoded(head: string, body: string): string {
  if (/Content-Transfer-Encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  const bytes = body
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
