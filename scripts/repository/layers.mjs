/** The direction of imports: downwards, along the edges that `layers.mjs` of the API and of the office lists; among screens none. */
import { posix, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../stack/settings.mjs';

// Not static imports: the scripts may not import an app.
const layersOf = async (app) => (await import(pathToFileURL(resolve(root, app, 'layers.mjs')))).layers;

/** The tables: each layer is a folder and the rows of what is in it, the lowest first. */
const tables = [
  { source: 'apps/api/src/', layers: await layersOf('apps/api') },
  { source: 'apps/office/src/', layers: await layersOf('apps/office') },
];

/** Types and dynamic imports count as well. */
const importsOf = ({ path, text }) =>
  [...text.matchAll(/(?:from|import) ?\(?'(\.[^']+)'/g)].map(([, target]) =>
    posix.join(posix.dirname(path), target),
  );

/** The rows of a table as units: a folder, the height of its layer, and what it may import of this layer; `null`: everything. */
const unitsOf = ({ layers }) =>
  layers.flatMap(({ folder, rows }, height) =>
    Object.entries(rows).map(([name, row]) => ({
      name: `${folder}${name}`,
      height,
      mayImport: row?.map((other) => `${folder}${other}`) ?? null,
    })),
  );

function edgeProblem(from, to) {
  if (to === undefined) return 'is not in the table';
  if (from.height < to.height) return 'is an import upwards';
  const isListed =
    from === to || from.mayImport === null || from.height > to.height || from.mayImport.includes(to.name);
  return isListed ? null : 'is not a listed edge';
}

/** One line for each file outside a table, import that it forbids, and row entry that no file uses. */
export const layerViolations = (sources) => [
  ...tables.flatMap((table) => violationsOf(table, sources)),
  ...upwardsInPlatformTests(sources),
];

function violationsOf(table, sources) {
  const units = unitsOf(table);
  const unitOf = (path) => units.find(({ name }) => path.startsWith(`${table.source}${name}/`));
  const files = sources.filter(
    ({ path }) => path.startsWith(table.source) && /(?<!\.test)\.tsx?$/.test(path),
  );
  const imports = files.flatMap((file) =>
    importsOf(file).map((target) => ({
      path: file.path,
      target,
      from: unitOf(file.path),
      to: unitOf(target),
    })),
  );
  const outside = files
    .filter(({ path }) => unitOf(path) === undefined)
    .map(({ path }) => `${path} is in no layer`);
  const forbidden = imports
    .filter(({ from, target }) => from !== undefined && /\.tsx?$/.test(target))
    .map(({ path, target, from, to }) => ({ path, target, problem: edgeProblem(from, to) }))
    .filter(({ problem }) => problem !== null)
    .map(({ path, target, problem }) => `${path} -> ${target} ${problem}`);
  const used = new Set(imports.map(({ from, to }) => `${from?.name} -> ${to?.name}`));
  const unused = units
    .flatMap(({ name, mayImport }) => (mayImport ?? []).map((other) => `${name} -> ${other}`))
    .filter((edge) => !used.has(edge))
    .map((edge) => `${edge} is listed but not used`);
  return [...outside, ...forbidden, ...unused];
}

/** A test of platform names no feature. Tests of features may use app/ and their neighbors (ADR-050). */
const upwardsInPlatformTests = (sources) =>
  sources
    .filter(({ path }) => path.startsWith('apps/api/src/platform/') && path.endsWith('.test.ts'))
    .flatMap((file) => importsOf(file).map((target) => ({ path: file.path, target })))
    .filter(({ target }) => /^apps\/api\/src\/(features|app)\//.test(target))
    .map(({ path, target }) => `${path} -> ${target} is an import upwards`);

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
