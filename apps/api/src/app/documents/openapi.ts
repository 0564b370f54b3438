import {
  basePath,
  contract,
  problemBody,
  type JsonSchema,
  type Noun,
  type RecordCallsNoun,
  type RecordNoun,
} from '@detroit-well/api-client/contract';
import { brand } from '@detroit-well/config/brand';
import type { ListedCall } from './endpoints-page.ts';
import { headerComponents } from './headers.ts';
import { operation } from './operation.ts';
import { describeRealtime, websockets } from './realtime.ts';
import { createSchemaWriter, type SchemaWriter } from './schema.ts';

/** The parts of an OpenAPI 3.1 document that this server writes. */
export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: {
    title: string;
    version: string;
    description: string;
    contact: { name: string; email: string };
    license: { name: string; url: string };
  };
  readonly externalDocs?: { description: string; url: string };
  readonly servers: { url: string }[];
  readonly tags: { name: string; description: string }[];
  readonly paths: Record<string, Record<string, object>>;
  readonly 'x-websockets': object;
  readonly components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, object>;
    headers: Record<string, object>;
    securitySchemes: Record<string, object>;
  };
}

type RecordCalls = RecordCallsNoun<RecordNoun>;

/** What the calls of each noun are about. Those of a record need no sentence of their own. */
const nouns: Readonly<Record<Exclude<Noun, RecordCalls>, string>> & Partial<Record<RecordCalls, string>> = {
  auth: 'Signing in and out, refreshing tokens, roles.',
  account: 'Creating and deleting accounts, passwords, e-mail verification.',
  profile: 'The profile, the dashboard and the feed of the caller.',
  contacts: 'Emergency contacts: at most three, one of them primary.',
  billing: 'The billing address: one per member.',
  waiver: 'The liability waiver and payment consent.',
  programs: 'Training programs and their categories.',
  coaches: 'The coaches, and what their pages show.',
  sessions: 'Training sessions, their availability, and what coaches do with them.',
  registrations: 'Registering for sessions as a member or a guest, paying, cancelling.',
  waitlist: 'Waiting for a spot in a full session.',
  openings: 'One email to a visitor when a spot of a full session opens.',
  registeredSessions: 'The sessions a member is registered for.',
  pages: 'Pages of the content system.',
  navigation: 'The menu.',
  site: 'Whether the public site is open, and what members say there.',
  newsletter: 'The mailing list.',
  contact: 'Messages to the studio, from the contact page.',
  blog: 'The Standard: posts, categories, authors, tags.',
  engagement: 'Views and reactions of posts.',
  payments: 'Payment providers, saved cards, webhooks.',
  plans: 'Memberships and passes on sale.',
  promoCodes: 'Checking a promo code before a purchase.',
  memberships: 'Memberships of the caller: buying, paying, cancelling.',
  credit: 'Studio credit that members have.',
  doorPass: 'The pass that a member shows at the desk.',
  passes: 'Passes of the caller: buying, and what is left.',
  giftCards: 'Gift cards: buying one, and turning a code into studio credit.',
  challenge: 'The bot check.',
  chatRooms: 'The chat rooms of the caller; the messages themselves come by websocket.',
  notifications: 'What the caller should know or do.',
  officeTeam: 'The people of the team, their roles, and invitations to it.',
  officeAudit: 'What the team changed.',
  officeRosters: 'Rosters of the office: the people of a session.',
  officeScan: 'Scanning a pass at the desk.',
  officeCalendar: 'The private calendar of the sessions that somebody of the team leads.',
  officeAttendance: 'Attendance in the office: facts that only grow.',
  officeSeries: 'Rules that make sessions every week.',
  officeClosures: 'Days on which the studio is closed.',
  officeToday: 'The first screen of the office.',
  officeWorklist: 'What waits for a person of the team.',
  officePosts: 'Posts of The Standard: drafts, revisions, publishing and previews.',
  officePages: 'Pages of the public site: revisions and publishing.',
  officeImports: 'Files of people from other programs: columns, plan, progress and undo.',
  officeMedia: 'Pictures that posts can show.',
  officeSite: 'Menu, testimonials and the opening of the public site.',
  officeWaiver: 'The first waiver of the studio.',
  officeWaivers: 'Versions of the waiver: the draft, what publishing it means, and when it comes into force.',
  officeWaiverLinks: 'Links with which people sign the waiver on a device of their own.',
  officeCategories: 'Categories of programs, as the office keeps them.',
  officeLocations: 'Locations of sessions.',
  officeRegistrations: 'What the team does about registrations for a person.',
  officeWalkIns: 'People who come without a registration.',
  officeWaitlist: 'Who waits for a spot in a session, by name.',
  officeMemberships: 'Memberships that the team grants and ends.',
  officePasses: 'Passes of a person, and selling them at the desk.',
  officeSales: 'Selling at the desk.',
  officeEmails: 'Emails of the studio, and what became of them.',
  officeGiftCards: 'Gift cards, as the team sees them.',
  officePayments: 'Payments, refunds and totals, as the team sees them.',
  officeCredit: 'Studio credit of a person, as the team gives it.',
  officePaymentLinks: 'Payment links of a person that wait to be paid.',
  officeTill: 'The till of the desk: what is in it, and its closings.',
  officePlans: 'Memberships and passes that the studio sells, in versions.',
  officeReports: 'Figures of the studio: money, places, hours of coaches and who comes again.',
  officeCoaches: 'Coaches, as the office keeps them, and their accounts.',
  officePeople: 'People: finding, creating and changing them, notes, and closing their accounts.',
};

const keptByTheOffice = (noun: string): string => `${noun.slice('office'.length)}, as the office keeps them.`;

/** Generates OpenAPI 3.1 from the contract's schemas, which client and server use too. */
export function openApi(calls: readonly ListedCall[], docsUrl?: string): OpenApi {
  const writer = createSchemaWriter();
  // Responses refer to this component by name.
  writer.write(problemBody, 'output');
  const all = paths(calls, writer);
  const description = [
    'Every path works with and without its trailing slash. Money is a decimal string in US dollars, instants are ISO 8601 with the offset of Detroit. Every error carries `message`, `code` and `request_id`. A query parameter that a call does not have is refused.',
    '',
    'A call that changes something accepts an `Idempotency-Key`: send the same key when you repeat a request whose response was lost. A repeated response carries `Idempotent-Replayed: true`.',
    '',
    'Calls with limits say in `RateLimit-Policy` and `RateLimit` what they accept and what is left. Above a limit, they respond with 429 and `Retry-After`.',
    '',
    describeRealtime(writer),
  ].join('\n');
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '2',
      description,
      contact: { name: brand.name, email: brand.email },
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    ...(docsUrl === undefined ? {} : { externalDocs: { description: 'Guides', url: docsUrl } }),
    servers: [{ url: basePath }],
    tags: Object.keys(contract).map((name) => ({
      name,
      description: nouns[name as Noun] ?? keptByTheOffice(name),
    })),
    paths: all,
    'x-websockets': websockets(writer),
    components: {
      schemas: sorted(writer.components),
      responses: sorted(writer.responses),
      headers: headerComponents,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The access token of a sign-in (`POST /token/`). It is valid for five minutes.',
        },
      },
    },
  };
}

const sorted = <Component>(components: Record<string, Component>): Record<string, Component> =>
  Object.fromEntries(Object.entries(components).toSorted(([a], [b]) => (a < b ? -1 : 1)));

function paths(calls: readonly ListedCall[], writer: SchemaWriter): OpenApi['paths'] {
  const all: OpenApi['paths'] = {};
  for (const call of calls) {
    const { method, path, aliases = [] } = call.endpoint;
    for (const [index, each] of [path, ...aliases].entries()) {
      const alias = index === 0 ? undefined : { of: path, index };
      all[each] = { ...all[each], [method.toLowerCase()]: operation(call, writer, alias) };
    }
  }
  return all;
}
