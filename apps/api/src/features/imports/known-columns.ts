import type { ImportColumn, ImportField } from '../../platform/database/schema/imports.ts';

/** Usual names of columns in the exports of other programs, in lower case without signs. Their public help pages list none. */
const programs: Readonly<Record<string, Readonly<Record<string, ImportField>>>> = {
  Mindbody: {
    'client id': 'source_id',
    'barcode id': 'source_id',
    rssid: 'source_id',
    'mobile phone': 'phone',
    'cell phone': 'phone',
    birthdate: 'date_of_birth',
    'liability release': 'waiver_claimed_on',
    'liability release date': 'waiver_claimed_on',
    'client types': 'tags',
  },
  Momence: {
    'member id': 'source_id',
    'phone number': 'phone',
    birthday: 'date_of_birth',
    'customer tags': 'tags',
    'waiver signed at': 'waiver_claimed_on',
  },
  TeamUp: {
    'customer id': 'source_id',
    'date of birth': 'date_of_birth',
    'phone number': 'phone',
    'waiver signed': 'waiver_claimed_on',
    groups: 'tags',
  },
};

const usual: Readonly<Record<string, ImportField>> = {
  id: 'source_id',
  'source id': 'source_id',
  'first name': 'first_name',
  firstname: 'first_name',
  'given name': 'first_name',
  'last name': 'last_name',
  lastname: 'last_name',
  surname: 'last_name',
  'family name': 'last_name',
  email: 'email',
  'e mail': 'email',
  'email address': 'email',
  phone: 'phone',
  mobile: 'phone',
  telephone: 'phone',
  dob: 'date_of_birth',
  born: 'date_of_birth',
  tags: 'tags',
  'waiver claimed on': 'waiver_claimed_on',
  waiver: 'waiver_claimed_on',
};
const everyName: Readonly<Record<string, ImportField>> = Object.assign({}, ...Object.values(programs), usual);

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What the columns of a file become, each field once, and the program that names them so. */
export function proposeColumns(
  names: readonly string[],
  examplesOf: (index: number) => string[],
): { readonly columns: ImportColumn[]; readonly source: string | null } {
  const taken = new Set<ImportField>();
  const columns = names.map((name, index): ImportColumn => {
    const known = Object.hasOwn(everyName, plain(name)) ? everyName[plain(name)] : undefined;
    const field = known === undefined || taken.has(known) ? null : known;
    if (field !== null) taken.add(field);
    return { name, examples: examplesOf(index), field };
  });
  const scores = Object.entries(programs).map(([program, own]) => ({
    program,
    score: names.filter((name) => Object.hasOwn(own, plain(name))).length,
  }));
  const [best, second] = scores.toSorted((a, b) => b.score - a.score);
  const isClear = best !== undefined && best.score > 0 && best.score > (second?.score ?? 0);
  return { columns, source: isClear ? best.program : null };
}
