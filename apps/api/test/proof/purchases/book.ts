import { asc, gt, max } from 'drizzle-orm';
import { jobs } from '../../../src/app/jobs.ts';
import { outboxMails } from '../../../src/platform/database/schema/outbox.ts';
import { auditEntries } from '../../../src/platform/database/schema/team.ts';
import { aMember, type Person } from '../../booking.ts';
import type { ApiResponse } from '../../server.ts';
import { deliver } from '../../stripe-fake/deliver.ts';
import { readForm } from '../../stripe-fake/form.ts';
import { newAliases, type Aliases } from './aliases.ts';
import { runUntilDeath, type Death } from './dying.ts';
import { newSnapshot, type Owners } from './snapshot.ts';
import { beginning, type PurchaseStudio } from './studio.ts';

/** A call of a history. */
export interface Call {
  /** Null: a visitor. */
  readonly who: Person | null;
  readonly path: string;
  /** Undefined: a read. */
  readonly body?: object;
  readonly key?: string;
}

/** Events of the provider: never delivered, delivered after each step, or each of them twice. */
export type Deliveries = 'never' | 'once' | 'twice';

/** Writes down one history: each step with the requests to the provider, the response, and the rows and emails that it changed. */
export interface Book {
  readonly studio: PurchaseStudio;
  readonly aliases: Aliases;
  readonly lines: string[];
  readonly owners: Owners;
  person(): Promise<Person>;
  /** An address that gets gift cards. */
  address(email: string): void;
  call(call: Call): Promise<ApiResponse>;
  /** Two calls, of which the second begins while the provider lets the first one wait. */
  callTogether(call: Call): Promise<void>;
  /** A call in a process that dies on the way. */
  callUntilDeath(at: Death, call: Call): Promise<void>;
  job(name: string, at?: Death): Promise<void>;
  jobTogether(name: string): Promise<void>;
  /** Something outside of the server. */
  happens(what: string, act: () => unknown): Promise<void>;
  pass(seconds: number): void;
}

export async function openBook(studio: PurchaseStudio, deliveries: Deliveries): Promise<Book> {
  const { server, fixture, database } = studio;
  const { fake } = fixture;
  const { db } = database;
  studio.setClock(beginning);
  const aliases = newAliases(beginning);
  aliases.name(studio.owner.id, 'owner');
  aliases.name(studio.desk.id, 'desk');
  const people: string[] = [];
  const addresses: string[] = [];
  const snapshot = newSnapshot(db, { people, addresses }, aliases);
  const lines: string[] = [];
  let requests = fake.requests.length;
  let events = fake.state.events.length;
  let mails = (await db.select({ last: max(outboxMails.sequence) }).from(outboxMails))[0]?.last ?? 0;
  let entries = (await db.select({ last: max(auditEntries.sequence) }).from(auditEntries))[0]?.last ?? 0;
  const move = (seconds: number) => studio.setClock(new Date(server.clock.now().getTime() + seconds * 1000));
  /** Begins a step. Each has an instant of its own, because rows of one instant have no order. */
  const begin = (line: string) => {
    move(1);
    write(line);
  };
  const write = (line: string) => void lines.push(aliases.text(line).replaceAll('\n', ' / '));

  const sent = () => {
    for (; requests < fake.requests.length; requests += 1)
      write(`  stripe ${requestText(fake.requests[requests] ?? '', fake.requestKeys[requests] ?? null)}`);
  };
  const told = async () => {
    const news = await db
      .select()
      .from(outboxMails)
      .where(gt(outboxMails.sequence, mails))
      .orderBy(asc(outboxMails.sequence));
    for (const { sequence, recipient, template, subject, textBody } of news) {
      mails = sequence;
      write(`  email ${recipient} ${template} "${subject}" ${withoutAddress(textBody)}`);
    }
    const done = await db
      .select()
      .from(auditEntries)
      .where(gt(auditEntries.sequence, entries))
      .orderBy(asc(auditEntries.sequence));
    for (const { sequence, action, actorId, target, after, reason } of done) {
      entries = sequence;
      write(
        `  audit ${actorId} ${action} ${target} ${JSON.stringify(after)}${reason === null ? '' : ` "${reason}"`}`,
      );
    }
  };
  /** Writes down what a step did, and what it returned. */
  const close = async (returned: readonly string[]) => {
    const rows = await snapshot.changes();
    sent();
    returned.forEach((line) => write(`  ${line}`));
    rows.forEach((line) => write(`  ${line}`));
    await told();
    if (deliveries !== 'never') await deliverNew();
  };
  const deliverNew = async () => {
    while (events < fake.state.events.length) {
      const event = fake.state.events[events];
      events += 1;
      if (event === undefined) return;
      for (let time = 0; time < (deliveries === 'twice' ? 2 : 1); time += 1) await delivered(event);
    }
  };
  const delivered = async (event: (typeof fake.state.events)[number]) => {
    move(1);
    const status = await deliver(server, event);
    const rows = await snapshot.changes();
    write(`event ${event.type} ${status}`);
    sent();
    rows.forEach((line) => write(`  ${line}`));
    await told();
  };

  const send = async ({ who, path, body, key }: Call): Promise<ApiResponse> =>
    server.call(body === undefined ? 'GET' : 'POST', path, {
      ...(who !== null && { token: await who.renewed() }),
      ...(body !== undefined && { body }),
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });
  const announce = ({ who, path, body, key }: Call, how = '') => {
    if (key !== undefined) aliases.name(key, 'key');
    const shown =
      body === undefined
        ? ''
        : ` ${JSON.stringify({ ...body, ...('turnstile_token' in body && { turnstile_token: 'proved' }) })}`;
    begin(
      `${how}${who?.id ?? 'visitor'} ${body === undefined ? 'GET' : 'POST'} ${path}${key === undefined ? '' : ` [${key}]`}${shown}`,
    );
  };
  const runJob = async (name: string) => {
    const job = jobs.find((each) => each.name === name);
    if (job === undefined) throw new Error(`no job ${name}`);
    try {
      await job.run(server.deps);
      return [];
    } catch (error) {
      return [`failed: ${error instanceof Error ? error.message : String(error)}`];
    }
  };
  /** Runs the second while the provider lets the first wait. */
  const together = async <Result>(run: () => Promise<Result>): Promise<[Result, Result]> => {
    fake.fault = 'waits';
    let isDone = false;
    const first = run().finally(() => (isDone = true));
    while (fake.waiting() === 0 && !isDone) await new Promise((resolve) => setTimeout(resolve, 5));
    const second = run();
    await new Promise((resolve) => setTimeout(resolve, 100));
    fake.fault = null;
    fake.releaseWaiting();
    return Promise.all([first, second]);
  };

  return {
    studio,
    aliases,
    lines,
    owners: { people, addresses },
    async person() {
      const made = await aMember(server);
      people.push(made.id);
      aliases.name(made.id, 'person');
      return made;
    },
    address: (email) => void addresses.push(email),
    async call(call) {
      announce(call);
      const response = await send(call);
      await close([responseText(response)]);
      return response;
    },
    async callTogether(call) {
      announce(call, 'twice at once: ');
      const both = await together(() => send(call));
      await close(both.map(responseText));
    },
    async callUntilDeath(at, call) {
      announce(call, `dies at ${at}: `);
      await close([await runUntilDeath(at, () => send(call))]);
    },
    async job(name, at) {
      begin(`${at === undefined ? '' : `dies at ${at}: `}job ${name}`);
      await close(at === undefined ? await runJob(name) : [await runUntilDeath(at, () => runJob(name))]);
    },
    async jobTogether(name) {
      begin(`twice at once: job ${name}`);
      await close((await together(() => runJob(name))).flat());
    },
    async happens(what, act) {
      begin(`* ${what}`);
      await act();
      await close([]);
    },
    pass(seconds) {
      move(seconds);
      write(`* ${seconds} s pass`);
    },
  };
}

/** Every email ends with the address of the studio. */
const withoutAddress = (text: string): string => text.split('\n\n').slice(0, -1).join('\n\n');

function responseText({ status, headers, text }: ApiResponse): string {
  const { 'idempotent-replayed': replayed, 'retry-after': later } = headers;
  const shown = [
    status,
    ...(replayed === undefined ? [] : ['replayed']),
    ...(typeof later === 'string' ? [`after ${later}`] : []),
  ];
  return `${shown.join(' ')} ${text.replace(/,?"request_id":"[^"]*"/, '')}`;
}

/** A request to the provider with its key, unless its client made that up, and the fields of its form. */
function requestText(request: string, key: string | null): string {
  const [method, url = '', ...body] = request.split(' ');
  const fields = Object.entries(readForm(body.join(' '))).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  return [
    method,
    decodeURIComponent(url).replace('/v1/', ''),
    ...(key === null || key.startsWith('stripe-node') ? [] : [`[${key}]`]),
    ...fields,
  ].join(' ');
}
