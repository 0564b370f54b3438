/** The time is read from a clock that tests and `/dev/clock` move. Pure functions over the texts of files. */
import ts from 'typescript';
import { nodesOf } from './syntax.mjs';

/** The files that may read the time themselves, each with its reason. */
const readers = new Map([
  ['apps/api/src/platform/clock/clock.ts', 'It is the clock of the machine.'],
  ['apps/api/src/platform/database/schema/database-time.ts', 'It names the clocks of the database.'],
  ['apps/api/src/platform/database/lock-file.ts', 'It compares with the times of files.'],
]);

const inSql =
  /\b(?:now|clock_timestamp|statement_timestamp|transaction_timestamp)\(\)|\b(?:current_timestamp|current_date|localtimestamp)\b/i;

const isDate = (node) => ts.isIdentifier(node) && node.text === 'Date';

function timeRead(node) {
  if (ts.isNewExpression(node) && isDate(node.expression) && !node.arguments?.length) return 'new Date()';
  if (ts.isPropertyAccessExpression(node)) {
    if (isDate(node.expression) && node.name.text === 'now') return 'Date.now';
    if (node.name.text === 'defaultNow') return 'defaultNow';
  }
  const isWritten =
    ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
  return isWritten ? inSql.exec(node.text)?.[0] : undefined;
}

/** Times of the API that come from no clock: the two of the server, or the functions of the database. */
export const timesWithoutClock = (sources) =>
  sources
    .filter(({ path }) => /^apps\/api\/src\/.*(?<!\.test)\.ts$/.test(path) && !readers.has(path))
    .flatMap((file) =>
      nodesOf(file, timeRead).map(({ at, value }) => `${at} reads the time by ${value}, not from a clock`),
    );
