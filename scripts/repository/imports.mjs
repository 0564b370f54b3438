/** The import graph of all files: relative imports, and imports of our own packages by name. Types and dynamic imports count. */
import { posix } from 'node:path';

const specifier = /(?:from|import) ?\(?\s*'([^']+)'/g;
const code = /\.(ts|tsx|mjs)$/;

/** For each file, the files and packages that it imports. */
export function importGraph(sources) {
  const files = new Set(sources.map(({ path }) => path));
  const graph = new Map();
  for (const { path, text } of sources.filter((file) => code.test(file.path))) {
    const targets = new Set();
    for (const [, name] of text.matchAll(specifier)) {
      const target = name.startsWith('.') ? posix.join(posix.dirname(path), name) : name;
      if (files.has(target)) targets.add(target);
      else if (name.startsWith('@detroit-well/')) targets.add(name.split('/').slice(0, 2).join('/'));
    }
    graph.set(path, targets);
  }
  return graph;
}

/** The nodes of a graph that lead to each other, directly or through others (Tarjan's strongly connected components). */
export function circlesIn(graph) {
  const index = new Map();
  const low = new Map();
  const stack = [];
  const found = [];
  const visit = (file) => {
    index.set(file, index.size);
    low.set(file, index.get(file));
    stack.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(file, Math.min(low.get(file), low.get(next)));
    }
    if (low.get(file) !== index.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1) found.push(circle);
  };
  for (const file of graph.keys()) if (!index.has(file)) visit(file);
  return found;
}

/** The files and packages with the most importing files, most first. */
export function mostImported(graph, count) {
  const importers = new Map();
  for (const targets of graph.values()) {
    for (const target of targets) importers.set(target, (importers.get(target) ?? 0) + 1);
  }
  const ranked = [...importers].sort(([, a], [, b]) => b - a);
  const isPackage = ([name]) => name.startsWith('@');
  return {
    packages: ranked.filter(isPackage).slice(0, count),
    files: ranked.filter((entry) => !isPackage(entry)).slice(0, count),
  };
}
