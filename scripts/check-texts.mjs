/**
 * Fails when a text of docs/spec/messages.tsv is neither expected by a screen test nor listed in
 * docs/spec/unreachable-texts.tsv with the reason why no screen can show it. `npm run boundaries` runs it.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sourceFiles } from './repository/sources.mjs';
import { problemsWithTexts, readTable } from './repository/texts.mjs';
import { root } from './stack/settings.mjs';

const table = (path) => readTable(readFileSync(resolve(root, path), 'utf8'));

const { problems, tested, unreachable } = problemsWithTexts({
  texts: table('docs/spec/messages.tsv').map(([, id]) => id),
  reasons: table('docs/spec/unreachable-texts.tsv'),
  sources: sourceFiles(),
});
console.log(`${problems.length === 0 ? 'ok    ' : 'BROKEN'} a test of a screen expects each reference text`);
for (const problem of problems) console.log(`         ${problem}`);
console.log(`       ${tested} tested, ${unreachable} unreachable for a written reason`);
process.exitCode = problems.length > 0 ? 1 : 0;
