/** The direction of imports: in the API downwards, along the edges of apps/api/layers.mjs; among screens none. */
import { posix, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../stack/settings.mjs';

// Not a static import: the scripts may not import an app.
const { features, platform } = await import(pathToFileURL(resolve(root, 'apps/api/layers.mjs')));

const source = 'apps/api/src/';
const layers = ['platform', 'features', 'app'];
const layerOf = (unit) => layers.indexOf(unit.split('/')[0]);

/** The row of the table that a file belongs to, such as `features/booking/ledger`; undefined outside the table. */
const units = [
  'app',
  ...Object.keys(features).map((name) => `features/${name}`),
  ...Object.keys(platform).map((name) => `platform/${name}`),
];
const unitOf = (path) => units.find((unit) => path.startsWith(`${source}${unit}/`));

/** Types and dynamic imports count as well. */
const importsOf = ({ path, text }) =>
  [...text.matchAll(/(?:from|import) ?\(?'(\.[^']+)'/g)].map(([, target]) =>
    posix.join(posix.dirname(path), target),
  );

/** A feature imports all of platform; only app/ needs no row. */
function isListed(from, to) {
  if (from === 'app' || from === to) return true;
  if (layerOf(from) > layerOf(to)) return to !== 'app';
  const [layer, ...name] = from.split('/');
  const row = (layer === 'features' ? features : platform)[name.join('/')];
  return row.some((other) => `${layer}/${other}` === to);
}

function edgeProblem(from, to) {
  if (to === undefined) return 'is not in the table';
  if (layerOf(from) < layerOf(to)) return 'is an import upwards';
  return isListed(from, to) ? null : 'is not a listed edge';
}

/** A test of platform names no feature. Tests of features may use app/ and their neighbors (ADR-050). */
const upwardsInPlatformTests = (sources) =>
  sources
    .filter(({ path }) => path.startsWith(`${source}platform/`) && path.endsWith('.test.ts'))
    .flatMap((file) => importsOf(file).map((target) => ({ path: file.path, target })))
    .filter(({ target }) => /^apps\/api\/src\/(features|app)\//.test(target))
    .map(({ path, target }) => `${path} -> ${target} is an import upwards`);

/** One line for each file outside the table, import that it forbids, and row entry that no file uses. */
export function layerViolations(sources) {
  const files = sources.filter(({ path }) => path.startsWith(source) && !path.endsWith('.test.ts'));
  const imports = files.flatMap((file) => importsOf(file).map((target) => ({ path: file.path, target })));
  const outside = files
    .filter(({ path }) => unitOf(path) === undefined)
    .map(({ path }) => `${path} is in no layer`);
  const forbidden = imports
    .filter(({ path }) => unitOf(path) !== undefined)
    .map(({ path, target }) => ({ path, target, problem: edgeProblem(unitOf(path), unitOf(target)) }))
    .filter(({ problem }) => problem !== null)
    .map(({ path, target, problem }) => `${path} -> ${target} ${problem}`);
  const used = new Set(imports.map(({ path, target }) => `${unitOf(path)} -> ${unitOf(target)}`));
  const unused = Object.entries({ features, platform })
    .flatMap(([layer, table]) =>
      Object.entries(table).flatMap(([name, row]) =>
        row.map((other) => `${layer}/${name} -> ${layer}/${other}`),
      ),
    )
    .filter((edge) => !used.has(edge))
    .map((edge) => `${edge} is listed but not used`);
  return [...outside, ...forbidden, ...upwardsInPlatformTests(sources), ...unused];
}

const routeOf = (path) => /^apps\/[^/]+\/src\/routes\/[^/]+\//.exec(path)?.[0];

/** One line per import of a screen by another. */
export const importsBetweenScreens = (sources) =>
  sources.flatMap((file) =>
    importsOf(file)
      .map(routeOf)
      .filter((other) => routeOf(file.path) !== undefined && other !== undefined)
      .filter((other) => other !== routeOf(file.path))
      .map((other) => `${file.path} imports from ${other}`),
  );
