/** The licenses of the production dependencies and of our own packages. */
import { execFileSync } from 'node:child_process';
import { root } from '../stack/settings.mjs';
import { manifests } from './packages.mjs';

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

/** One line per production dependency whose license is not allowed, or that has none. */
export function rejectedLicenses() {
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
  return count < 100
    ? [...rejected, `only ${count} packages were found, so the list is incomplete`]
    : rejected;
}

/** Manifests without the license of their kind, or whose published exports differ from those without sources. */
export const brokenManifests = () =>
  manifests().flatMap(({ path, private: isPrivate, license, exports, publishConfig }) => {
    const expected = isPrivate ? 'UNLICENSED' : 'MIT';
    const built = structuredClone(exports ?? {});
    for (const entry of Object.values(built)) delete entry['detroit-source'];
    const inStep = isPrivate || JSON.stringify(publishConfig?.exports) === JSON.stringify(built);
    return [
      ...(license === expected ? [] : [`${path} needs "license": "${expected}"`]),
      ...(inStep ? [] : [`${path}: publishConfig.exports is not exports without "detroit-source"`]),
    ];
  });
