/** Fails when the repository breaks one of its rules. `npm run boundaries` runs it after turbo's own check. */
import { circles, workspacePackages } from './repository/packages.mjs';
import { rules } from './repository/rules.mjs';
import { sourceFiles } from './repository/sources.mjs';

const sources = sourceFiles();
let broken = 0;
for (const [name, rule] of Object.entries(rules)) {
  const found = rule(sources);
  broken += found.length;
  console.log(`${found.length === 0 ? 'ok    ' : 'BROKEN'} ${name}`);
  for (const line of found.slice(0, 20)) console.log(`         ${line}`);
}
const cycles = circles(workspacePackages());
console.log(`${cycles.length === 0 ? 'ok    ' : 'BROKEN'} no cycles between packages`);
for (const cycle of cycles) console.log(`         ${cycle.join(' -> ')}`);
process.exitCode = broken + cycles.length > 0 ? 1 : 0;
