import { createHmac, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A text as Twilio's Messages API received it. */
interface AcceptedText {
  readonly to: string;
  readonly from: string;
  readonly body: string;
  readonly sid: string;
  /** Where Twilio reports what becomes of it. */
  readonly statusCallback: string | null;
}

/** A delivery report as Twilio sends it. */
interface TwilioReport {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string;
}

export interface TwilioFake {
  /** Settings that point to the fake. */
  readonly env: Record<'SMS' | `TWILIO_${string}`, string>;
  readonly accepted: AcceptedText[];
  /** The status of every request, in order. */
  readonly statuses: number[];
  /** How the fake responds to the next requests; null: as usual. */
  fail(failure: { status: number; code?: number } | 'hangs up' | null): void;
  /** The report on a text, with its signature. */
  report(text: AcceptedText, status: string, errorCode?: number): TwilioReport;
  close(): Promise<void>;
}

const account = 'AC00000000000000000000000000000000';
const token = 'auth-token';
const from = '+13135550100';

/** Twilio refuses an address that it cannot reach from the internet. */
const isReachable = (url: string): boolean =>
  URL.canParse(url) && !/^(localhost|127\.|10\.|192\.168\.)/.test(new URL(url).hostname);

function reportOn(text: AcceptedText, status: string, errorCode?: number): TwilioReport {
  const url = text.statusCallback ?? '';
  const fields: Record<string, string> = {
    AccountSid: account,
    ApiVersion: '2010-04-01',
    From: text.from,
    MessageSid: text.sid,
    MessageStatus: status,
    SmsSid: text.sid,
    SmsStatus: status,
    To: text.to,
    ...(errorCode !== undefined && { ErrorCode: String(errorCode) }),
  };
  const names = Object.keys(fields).toSorted();
  const signed = url + names.map((name) => name + fields[name]).join('');
  return {
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': createHmac('sha1', token).update(signed).digest('base64'),
    },
    payload: new URLSearchParams(fields).toString(),
  };
}

/** Answers `POST /2010-04-01/Accounts/{sid}/Messages.json` as Twilio does: checks basic auth, form and fields. */
export async function startTwilioFake(): Promise<TwilioFake> {
  let failure: Parameters<TwilioFake['fail']>[0] = null;
  const accepted: AcceptedText[] = [];
  const statuses: number[] = [];
  const expected = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const respond = (status: number, body: object) => {
        statuses.push(status);
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      };
      if (failure === 'hangs up') {
        statuses.push(0);
        return request.socket.destroy();
      }
      if (request.headers.authorization !== expected) return respond(401, { code: 20003, status: 401 });
      const path = `/2010-04-01/Accounts/${account}/Messages.json`;
      const form = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
      if (request.method !== 'POST' || request.url !== path || !form) return respond(404, { code: 20404 });
      if (failure) return respond(failure.status, { code: failure.code, status: failure.status });
      const fields = new URLSearchParams(Buffer.concat(chunks).toString());
      const [to, sender, body] = ['To', 'From', 'Body'].map((name) => fields.get(name) ?? '');
      if (!/^\+\d{8,15}$/.test(to ?? '')) return respond(400, { code: 21211, status: 400 });
      if (sender === '' || body === '') return respond(400, { code: 21602, status: 400 });
      const statusCallback = fields.get('StatusCallback');
      if (statusCallback !== null && !isReachable(statusCallback))
        return respond(400, { code: 21609, status: 400 });
      const sid = `SM${randomBytes(16).toString('hex')}`;
      accepted.push({ to: to ?? '', from: sender ?? '', body: body ?? '', sid, statusCallback });
      respond(201, { sid, status: 'queued', error_code: null });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    env: {
      SMS: 'twilio',
      TWILIO_ACCOUNT_SID: account,
      TWILIO_AUTH_TOKEN: token,
      TWILIO_FROM: from,
      TWILIO_API_BASE: `http://127.0.0.1:${port}`,
    },
    accepted,
    statuses,
    fail: (next) => {
      failure = next;
    },
    report: reportOn,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
