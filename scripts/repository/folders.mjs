/** Circles between the folders of an app or package, by all imports of its files: types and dynamic imports count. */
import { posix } from 'node:path';
import { circlesIn, importGraph } from './imports.mjs';

const product = /^((?:apps|packages)\/[^/]+)\/src\//;
const exempt = /\.(?:test|examples)\.|\.css$/;

/** The folder directly below `src`, or the file there; in the API, whose layers have many folders, the folder itself. */
function roomOf(path, home) {
  const inside = path.slice(`${home}/src/`.length);
  return home === 'apps/api' ? posix.dirname(inside) : inside.split('/')[0];
}

/** For each app and package, its rooms and those in circles. */
export function roomsByPackage(sources) {
  const homes = new Map();
  const graph = importGraph(sources.filter(({ path }) => product.test(path) && !exempt.test(path)));
  for (const [path, targets] of graph) {
    const [, home] = product.exec(path);
    const rooms = homes.get(home) ?? homes.set(home, new Map()).get(home);
    const room = roomOf(path, home);
    const others = [...targets].filter((to) => to.startsWith(`${home}/src/`)).map((to) => roomOf(to, home));
    rooms.set(room, new Set([...(rooms.get(room) ?? []), ...others.filter((other) => other !== room)]));
  }
  return [...homes].map(([home, rooms]) => ({ home, count: rooms.size, circles: circlesIn(rooms) }));
}

/** One line per circle of a package that must have none. */
export const foldersInCircles = (sources) =>
  roomsByPackage(sources).flatMap(({ home, circles }) =>
    circles.map((circle) => `${home}/src: ${circle.join(' ')}`),
  );
