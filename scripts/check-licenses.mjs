/** Fails when a production dependency has a license that is not allowed, or none. `npm run boundaries` runs it. */
import { execFileSync } from 'node:child_process';
import { root } from './stack/settings.mjs';

const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Fonts.
  'OFL-1.1',
  'Python-2.0',
]);

/** Packages with another license, and why they may be used. */
const exceptions = {
  // The native part of sharp, linked dynamically and unchanged.
  '@img/sharp-libvips-*': 'LGPL-3.0-or-later',
  // Build tool of the style sheets; its code is not in a bundle.
  'lightningcss*': 'MPL-2.0',
  // Fonts of the PDF files: the license of Bitstream Vera and public domain, in its file LICENSE.
  'dejavu-fonts-ttf': 'Unknown',
};

const isException = (name, license) =>
  Object.entries(exceptions).some(
    ([pattern, of]) =>
      license === of && (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern),
  );

/** Whether every part of `A AND B`, or one part of `A OR B`, is allowed. */
function isAllowed(license) {
  const text = license.replaceAll(/[()]/g, '');
  if (text.includes(' OR ')) return text.split(' OR ').some((part) => isAllowed(part));
  return text.split(' AND ').every((part) => allowed.has(part.trim()));
}

const options = { cwd: root, encoding: 'utf8', maxBuffer: 50_000_000, shell: process.platform === 'win32' };
const listed = JSON.parse(
  execFileSync('pnpm', ['licenses', 'list', '--prod', '--recursive', '--json'], options),
);
const rejected = Object.entries(listed).flatMap(([license, packages]) =>
  packages
    .filter(({ name }) => !isAllowed(license) && !isException(name, license))
    .map(({ name }) => `${name}: ${license}`),
);
const count = Object.values(listed).flat().length;
if (count < 100) rejected.push(`only ${count} packages were found, so the list is incomplete`);
for (const line of rejected) console.error(`license not allowed: ${line}`);
console.log(`licenses: ${count} production packages, ${rejected.length} not allowed`);
process.exitCode = rejected.length === 0 ? 0 : 1;
