import { expect, test } from 'vitest';
import { missingNames } from './names.mjs';

const code = {
  path: 'apps/shop/src/seats.ts',
  text: 'export function reserveSeat(limit: number) { return limit; }',
};
const manifest = { path: 'package.json', text: '{ "scripts": { "start": "node ." } }' };
const problemsOf = (file) => missingNames([code, manifest, file]);
const inDocument = (text) => problemsOf({ path: 'docs/shop.md', text });

test('names and paths that exist are accepted', () => {
  expect(
    inDocument('`reserveSeat` (`apps/shop/src/seats.ts`), `src/*.ts`, `apps/<name>/src`, `npm run start`'),
  ).toEqual([]);
});

test('a name, a path and a script that do not exist are found, with their line', () => {
  expect(inDocument('\n`claimSeat` of `apps/shop/src/claims.ts`\n`npm run stop`')).toEqual([
    'docs/shop.md:2 `claimSeat` does not exist',
    'docs/shop.md:2 `apps/shop/src/claims.ts` does not exist',
    'docs/shop.md:3 `stop` does not exist',
  ]);
});

test('the parameter of a function is a name only in its own file', () => {
  expect(inDocument('at most `limit`')).toEqual(['docs/shop.md:1 `limit` does not exist']);
  expect(problemsOf({ ...code, text: `/** At most \`limit\`. */\n${code.text}` })).toEqual([]);
});

test('a comment must not name a plain word of another package', () => {
  const comment = '/** Calls `answer`. */';
  const other = { path: 'packages/bridge/src/message.ts', text: "export const kinds = ['answer'];" };
  const file = { path: 'apps/shop/src/call.ts', text: comment };
  expect(missingNames([other, file])).toEqual(['apps/shop/src/call.ts:1 `answer` does not exist']);
  expect(missingNames([{ ...other, text: `${comment}\n${other.text}` }])).toEqual([]);
});

test('a name is in the file that stands behind it in parentheses', () => {
  expect(inDocument('`start` and `reserveSeat` (`apps/shop/src/seats.ts`)')).toEqual([
    'docs/shop.md:1 `start` is not in apps/shop/src/seats.ts',
  ]);
});

test('a link leads to a file of the tree', () => {
  expect(
    inDocument(
      '[seats](../apps/shop/src/seats.ts), [folder](../apps/shop), [web](https://a.test/b), [here](#x)',
    ),
  ).toEqual([]);
  expect(inDocument('[seats](apps/shop/src/seats.ts#limit)')).toEqual([
    'docs/shop.md:1 `apps/shop/src/seats.ts` does not exist',
  ]);
});
