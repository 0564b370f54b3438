import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryDatabase } from '../../../test/database.ts';
import type { Database } from '../../platform/database/database.ts';
import { profiles, users } from '../../platform/database/schema/people.ts';
import { readPage } from '../../platform/lists/list.ts';
import { peopleList } from './people-list.ts';

const now = new Date('2026-03-02T12:00:00Z');
let database: Database;
beforeAll(async () => {
  database = await memoryDatabase();
});
afterAll(() => database?.close());

interface NewPerson {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly displayName?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly contactEmail?: string;
}

let made = 0;

async function aPerson({ email, contactEmail, ...profile }: NewPerson): Promise<string> {
  const id = randomUUID();
  made += 1;
  // Without digits, which a search for a phone number would find.
  const letters = Array.from(String(made), (digit) => 'abcdefghij'[Number(digit)]).join('');
  const address = contactEmail ? { email: null, contactEmail } : { email: email ?? `${letters}@x.test` };
  await database.db.insert(users).values({ id, ...address, passwordHash: '!' });
  await database.db.insert(profiles).values({ userId: id, ...profile });
  return id;
}

async function found(search: string): Promise<string[]> {
  const { results } = await readPage(database.db, peopleList({ search }, now), { limit: 100 });
  return results.map(({ id }) => id);
}

it('finds who has no email of their own by their contact email', async () => {
  const id = await aPerson({ contactEmail: 'family.okafor@home.test' });
  expect(await found('okafor@home')).toEqual([id]);
});

describe('the search of people', () => {
  it.each<[what: string, person: NewPerson, finds: string[], misses: string[]]>([
    [
      'beginnings of words in any order',
      { firstName: 'Danielle', lastName: 'Whitaker' },
      ['dani', 'whit dan', 'WHITAKER'],
      ['anielle', 'dan jones'],
    ],
    [
      'accents',
      { firstName: 'Renée', lastName: 'Müller-Ñúñez' },
      ['renee', 'Renée', 'muller', 'nunez', 'müller-ñúñez'],
      ['rene qq'],
    ],
    [
      'apostrophes',
      { lastName: 'O’Neil' },
      ["o'neil", 'O’Neil', 'o‘neil', 'oneil', 'o´nei', "o'n", 'neil'],
      ['eil', "o'neill"],
    ],
    ['a straight apostrophe', { lastName: "O'Dell" }, ['O’Dell', "o'dell", 'odell', 'dell'], ['ell']],
    [
      'letters without a decomposition',
      { firstName: 'Łukasz', lastName: 'Øyvind-Straße', displayName: 'Işık Ðæþ' },
      ['lukasz', 'ŁUKASZ', 'oyvind', 'strasse', 'STRAẞE', 'isik', 'ışık', 'IŞIK', 'daeth', 'øyvind-straße'],
      ['ukasz', 'yvind', 'strase'],
    ],
    [
      'hyphens of every kind',
      { firstName: 'Jean‑Pierre', lastName: 'Al-Hassan' },
      ['jean-pierre', 'jean–pi', 'jeanpierre', 'pierre jean', 'alhassan', 'al hassan'],
      ['eanpierre'],
    ],
    [
      'two hyphens',
      { firstName: 'Ann', lastName: 'Roy--Ellis' },
      ['roy--e', 'roy-ellis', 'royellis'],
      ['roys'],
    ],
    ['accents typed as marks', { firstName: 'Zoe\u0308' }, ['zoë', 'Zoe', 'ZOE\u0308'], ['oe']],
    ['marks of other scripts', { firstName: 'हिन्दी' }, ['हिन्दी', 'हिन'], []],
    [
      'parts of the email',
      { email: 'flora.quist@floor.test' },
      ['quist@fl', 'floor.test flora'],
      ['quist.flora'],
    ],
    [
      'digits of a phone number in any format',
      { phone: '(313) 555-0187' },
      ['3135550187', '313 555 0187', '+1 (313) 555-0187', '555-0187', '0187', '1 313.555.0187'],
      ['3135550188'],
    ],
    [
      'a number with its country code',
      { phone: '+1 248 555 0142' },
      ['248-555', '2485550142', '12485550142'],
      [],
    ],
    [
      'a name and a number',
      { firstName: 'Nia', phone: '(734) 555-0100' },
      ['nia 0100', '734 nia'],
      ['nia 0101'],
    ],
  ])('%s', async (_what, person, finds, misses) => {
    const id = await aPerson(person);
    for (const search of finds)
      expect([search, await found(search)]).toEqual([search, expect.arrayContaining([id])]);
    for (const search of misses) expect(await found(search)).not.toContain(id);
  });

  it('takes the wildcards of the database literally', async () => {
    const id = await aPerson({ firstName: '100%', lastName: 'Under_score' });
    expect(await found('100%')).toEqual([id]);
    expect(await found('under_')).toEqual([id]);
    expect(await found('%nder')).toEqual([]);
  });

  it('finds everybody by the beginning of any word of the name, in any case and without its accents', async () => {
    const word = fc.string({
      unit: fc.constantFrom('a', 'é', 'Ö', 'n', 'ñ', 'ß', 'Å', 'ł', 'Ø', 'Æ', 'ı', 'x', "'", '’', '-'),
      minLength: 1,
      maxLength: 8,
    });
    const person = fc.record({ firstName: word, lastName: word });
    const typed = fc.record({
      person,
      last: fc.boolean(),
      length: fc.integer({ min: 1, max: 8 }),
      form: fc.nat(3),
    });
    await fc.assert(
      fc.asyncProperty(typed, async ({ person: { firstName, lastName }, last, length, form }) => {
        const id = await aPerson({ firstName, lastName });
        const begin = Array.from(last ? lastName : firstName)
          .slice(0, length)
          .join('');
        const forms = [
          begin,
          begin.toUpperCase().replaceAll('SS', 'ß'),
          begin.normalize('NFD').replaceAll(/\p{M}/gu, ''),
          begin.replaceAll('’', "'"),
        ];
        const { results } = await readPage(
          database.db,
          { ...peopleList({ search: forms[form] ?? begin }, now) },
          { limit: 100, sort: '-created_at' },
        );
        expect(results.map((row) => row.id)).toContain(id);
      }),
      { numRuns: 60 },
    );
  });

  it('pages through everybody once, whoever is added meanwhile', async () => {
    const ids = await Promise.all(
      Array.from({ length: 25 }, (_, index) => aPerson({ firstName: `Pagey${index % 5}`, lastName: 'Same' })),
    );
    const list = peopleList({ search: 'pagey' }, now);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await readPage(database.db, list, { limit: 4, ...(cursor && { cursor }) });
      seen.push(...page.results.map(({ id }) => id));
      cursor = page.next ?? undefined;
      await aPerson({ firstName: 'Aapagey', lastName: 'Aaa' });
    } while (cursor !== undefined);
    expect(seen.toSorted()).toEqual(ids.toSorted());
  });
});
