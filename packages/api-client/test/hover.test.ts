import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const program = `import { createClient } from '../src/index.ts';
const client = createClient({ baseUrl: '' });
const list = client.sessions.list;
const register = client.registrations.register;
const cancel = client.registrations.cancel;
const updateMe = client.profile.updateMe;
const join = client.waitlist.join;
const session = await client.sessions.detail({ params: { id: '' } });
const registration = (await client.registrations.list())[0]!;
session.title; session.price_member; session.start_datetime; session.available_spots; session.status;
registration.payment_plan; registration.price; registration.hold_expires_at; registration.payment_status; registration.instalments;
`;
const path = fileURLToPath(new URL('hovered.ts', import.meta.url));

/** What an editor shows over a name of the program. */
function hovers(): (name: string) => { type: string; text: string } {
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2023,
    strict: true,
    customConditions: ['detroit-source'],
    allowImportingTsExtensions: true,
    noEmit: true,
  };
  const service = ts.createLanguageService({
    getScriptFileNames: () => [path],
    getScriptVersion: () => '1',
    getScriptSnapshot: (file) => {
      const text = file === path ? program : ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => fileURLToPath(new URL('..', import.meta.url)),
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (file) => file === path || ts.sys.fileExists(file),
    readFile: (file) => ts.sys.readFile(file),
  });
  return (name) => {
    const info = service.getQuickInfoAtPosition(path, program.lastIndexOf(`.${name};`) + 1);
    const join = (parts: readonly ts.SymbolDisplayPart[] = []) => parts.map(({ text }) => text).join('');
    const tags = info?.tags?.map((tag) => `@${tag.name} ${join(tag.text)}`) ?? [];
    return { type: join(info?.displayParts), text: [join(info?.documentation), ...tags].join('\n') };
  };
}

const hover = hovers();

test.each([
  ['list', 'Sessions by filter, soonest first', 'PagedCall<SessionList, Session>', 'validation_failed'],
  ['register', 'Registers', 'CallPromise<RegistrationResult>', 'session_full'],
  ['cancel', 'Cancels a registration', 'CallPromise<CancellationResult>', 'cannot_cancel'],
  ['updateMe', 'Changes the given fields', 'CallPromise<Profile>', 'payload_too_large'],
  ['join', 'waitlist', 'CallPromise<WaitlistEntry>', 'already_waiting'],
])(
  'over the method %s, an editor shows its summary, named types and problems',
  (name, summary, type, code) => {
    const shown = hover(name);
    expect(shown.text.toLowerCase()).toContain(summary.toLowerCase());
    expect(shown.text).toContain(`\`${code}\``);
    expect(shown.type).toContain(type);
    expect(shown.type.length).toBeLessThan(260);
  },
);

test.each([
  ['title', 'Title of the session'],
  ['price_member', 'US dollars'],
  ['start_datetime', 'ISO 8601 with the offset of Detroit'],
  ['available_spots', '`null`: unlimited'],
  ['status', 'moved to another time'],
  ['payment_plan', 'four, 7 days apart'],
  ['price', 'The full price, for every plan, after a promo code. US dollars'],
  ['hold_expires_at', 'until when the seat is held'],
  ['payment_status', 'nothing was paid'],
  ['instalments', 'by due date'],
])('over the field %s, it shows what the value means', (name, text) => {
  expect(hover(name).text).toContain(text);
});
