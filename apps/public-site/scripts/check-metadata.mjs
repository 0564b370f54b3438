/**
 * `npm run check-metadata -- [url]`: prints the advice of SPEC-A 5 (titles, descriptions, share pictures) for every page of a
 * running site, and exits with 1 when a page has an error. Without a URL it checks the site that `npm start` runs.
 */
import { crawlMetadata } from './metadata/crawl.mjs';

const port = process.env.PUBLIC_SITE_PORT ?? '4100';
const site = process.argv.slice(2).find((argument) => argument !== '--') ?? `http://localhost:${port}`;

let pages;
try {
  pages = await crawlMetadata(site);
} catch (error) {
  console.error(`${site} cannot be read: ${error.cause?.message ?? error.message}`);
  process.exit(1);
}
const advice = pages.flatMap(({ path, advice: rows }) => rows.map((row) => ({ path, ...row })));
for (const { level, path, text } of advice) console.log(`${level.padEnd(7)}  ${path}  ${text}`);
const count = (level) => advice.filter((row) => row.level === level).length;
const hidden = pages.filter(({ noIndex }) => noIndex).length;
console.log(
  `${pages.length} pages (${hidden} noindex, not advised): ${count('error')} errors, ${count('warning')} warnings`,
);
process.exitCode = count('error') === 0 && pages.length > 0 ? 0 : 1;
