/** Fails when the repository breaks one of its rules. `npm run boundaries` runs it after turbo's own check. */
import { rules } from './repository/rules.mjs';
import { sourceFiles } from './repository/sources.mjs';

const sources = sourceFiles();
for (const [name, { why, check }] of Object.entries(rules)) {
  const found = check(sources);
  if (found.length > 0) process.exitCode = 1;
  console.log(`${found.length === 0 ? 'ok    ' : 'BROKEN'} ${name}`);
  for (const line of found.length === 0 ? [] : [why, ...found.slice(0, 20)]) console.log(`         ${line}`);
}
