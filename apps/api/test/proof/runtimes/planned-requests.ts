import * as z from 'zod';
import { Buffer } from 'node:buffer';
import { anAccessFixture } from '../../access/access-fixture.ts';
import { allCalls } from '../../../src/app/routes.ts';
import type { ListedCall } from '../../../src/app/documents/endpoints-page.ts';
import type { Asked, ContractFixture } from '../contract/contract-fixture.ts';
import { seedWaiver } from '../../booking.ts';
import { goodOf } from '../contract/recipe.ts';
import { recipes } from '../contract/recipes/all.ts';
import { unreached } from '../contract/unreached.ts';
import type { EncodedFile, Planned } from './program.ts';

/** A request and the status of its response. */
export interface Expected {
  readonly request: Planned;
  readonly status: number;
}

/**
 * What is refused here. A studio publishes its first waiver once, and nearly every other call needs one. Paying needs a card or
 * enough credit.
 */
const refused: Readonly<Record<string, number>> = {
  'officeWaiver.publish, whole': 409,
  'registrations.pay, without its body': 400,
  // A version is scheduled, for the call that withdraws it.
  'officeWaivers.saveDraft, whole': 409,
  'officeWaivers.previewPublish, whole': 409,
  'officeWaivers.previewPublish, without its body': 409,
  'officeWaivers.publish, whole': 409,
  // Without an address, a person needs a name.
  'officePeople.create, without its body': 400,
  // It waits because its session is full, which the body sets aside.
  'officeWalkIns.register, without its body': 400,
};

const nameOf = ({ noun, name }: ListedCall) => `${noun}.${name}`;

/**
 * Every call of the contract as its recipe makes it, and without its body and its file where that is valid. The server is ready
 * for all of them.
 */
export async function plannedRequests(fixture: ContractFixture): Promise<Expected[]> {
  const planned: Expected[] = [];
  const forReads = fixture.access;
  for (const call of allCalls().filter((each) => !(nameOf(each) in unreached))) {
    const { endpoint } = call;
    const answer = endpoint.status ?? (endpoint.reply === 'nothing' ? 204 : 200);
    for (const variant of variantsOf(call)) {
      const status = refused[`${nameOf(call)}, ${variant}`] ?? answer;
      // An unsafe call may use up the data of its caller.
      fixture.access = endpoint.method === 'GET' ? forReads : await anAccessFixture(fixture.server);
      const asked = await goodOf(call, recipes[nameOf(call)] ?? {}, fixture);
      await seedWaiver(fixture.server.database.db);
      planned.push({ request: await encoded(nameOf(call), variant, asked), status });
    }
  }
  fixture.access = forReads;
  return planned;
}

type Variant = 'whole' | 'without its body' | 'without its file';

function variantsOf({ endpoint: { method, body, bodyKind } }: ListedCall): Variant[] {
  if (method === 'GET') return ['whole'];
  return [
    'whole',
    ...(body !== undefined && z.safeParse(body, {}).success ? (['without its body'] as const) : []),
    ...(bodyKind === 'either' ? (['without its file'] as const) : []),
  ];
}

async function encoded(name: string, variant: Variant, asked: Asked): Promise<Planned> {
  const { by = null, params, query } = asked;
  const hasBody = asked.body !== undefined && variant !== 'without its body';
  const fields = hasBody ? Object.entries(asked.body as Record<string, unknown>) : [];
  const files: Record<string, EncodedFile> = {};
  for (const [field, value] of fields) {
    if (!(value instanceof File)) continue;
    if (variant === 'without its file') continue;
    const base64 = Buffer.from(await value.arrayBuffer()).toString('base64');
    files[field] = { base64, name: value.name, type: value.type };
  }
  const body = Object.fromEntries(fields.filter(([, value]) => !(value instanceof File)));
  return {
    name,
    variant,
    token: by?.token ?? null,
    options: {
      ...(params === undefined ? {} : { params }),
      ...(query === undefined ? {} : { query }),
      ...(hasBody ? { body } : {}),
    },
    files,
  };
}
