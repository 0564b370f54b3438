/** `npm run figures` prints the measured size and structure of the repository next to its goals. */
import { circles, workspacePackages } from './repository/packages.mjs';
import { anyType, givesUp } from './repository/rules.mjs';
import { repeatedSentences } from './repository/sentences.mjs';
import { lineCount, sourceFiles } from './repository/sources.mjs';

const sources = sourceFiles();
const sizes = sources
  .map(({ path, text }) => ({ path, lines: lineCount(text) }))
  .sort((a, b) => a.lines - b.lines);
const at = (share) => sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * share))];
const code = sources.filter(({ path }) => /\.(ts|tsx|mjs)$/.test(path));
const lines = code.flatMap(({ text }) => text.split('\n')).filter((line) => line.trim() !== '');
const comments = lines.filter((line) => /^\s*(\/\/|\/\*|\*)/.test(line)).length;
const any = code
  .filter(({ path }) => !path.startsWith('scripts/repository/'))
  .flatMap(({ text }) => text.split('\n').filter((line) => anyType.test(line) && givesUp(line))).length;
const rounds = circles(workspacePackages());

const rows = [
  ['source files', sizes.length],
  ['median file, lines', `${at(0.5).lines} (goal: up to 70)`],
  ['90th percentile, lines', `${at(0.9).lines} (goal: up to 200)`],
  ['longest file, lines', `${sizes.at(-1).lines}, ${sizes.at(-1).path} (limit: 300)`],
  ['comment lines', `${((100 * comments) / lines.length).toFixed(1)} % (goal: 5 to 15 %)`],
  ['uses of any', any],
  ['sentences in two places', `${repeatedSentences(sources).length} (goal: none)`],
  [
    'circles between packages',
    rounds.length === 0 ? 'none' : rounds.map((circle) => circle.join(' -> ')).join('; '),
  ],
];
for (const [name, value] of rows) console.log(`${name.padEnd(26)} ${value}`);
