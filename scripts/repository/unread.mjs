/** Finds exported constants, and entries of exported tables, that only tests read. Takes sources, returns one line each. */
import ts from 'typescript';

const product = /^(apps|packages)\/[^/]+\/src\/.*\.tsx?$/;
const support = /\/testing\/|\/app\/seed\/|^packages\/reference-texts\//;
/** Tests, and files that only tests or Storybook load, do not count as readers. */
const test = /\.(test|examples)\.|\/test\/|^e2e\/|^bench\//;
const code = /\.(ts|tsx|mjs)$/;

const parsed = new Map();

function parse({ path, text }) {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = parsed.get(path) ?? ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  parsed.set(path, source);
  return source;
}

function walk(node, visit) {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** The value without `as const` and `satisfies`. */
function bare(node) {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? bare(node.expression) : node;
}

/** Data: literals, templates, and lists and tables of them. Calls and functions are not. */
function isData(node) {
  const value = bare(node);
  if (ts.isObjectLiteralExpression(value)) {
    return value.properties.every(
      (property) => !ts.isMethodDeclaration(property) && !ts.isAccessor(property) && isEntry(property),
    );
  }
  if (ts.isArrayLiteralExpression(value)) return value.elements.every(isData);
  return (
    ts.isLiteralExpression(value) ||
    ts.isTemplateExpression(value) ||
    ts.isPrefixUnaryExpression(value) ||
    ts.isPropertyAccessExpression(value) ||
    ts.isIdentifier(value) ||
    value.kind === ts.SyntaxKind.TrueKeyword ||
    value.kind === ts.SyntaxKind.FalseKeyword
  );
}

const isEntry = (property) => !ts.isPropertyAssignment(property) || isData(property.initializer);
const nameOf = ({ name }) => (ts.isComputedPropertyName(name) ? undefined : name.text);

/** The entries of a table by path, and the tables it spreads. */
function entriesOf(table, prefix = []) {
  return table.properties.flatMap((property) => {
    if (ts.isSpreadAssignment(property)) {
      return ts.isIdentifier(property.expression) ? [{ spread: property.expression.text }] : [];
    }
    const name = nameOf(property);
    if (name === undefined) return [];
    const path = [...prefix, name];
    const value = ts.isPropertyAssignment(property) ? bare(property.initializer) : property;
    return ts.isObjectLiteralExpression(value) ? entriesOf(value, path) : [{ path, node: property }];
  });
}

function exportedConstants(source) {
  return source.statements.flatMap((statement) => {
    const exported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!exported || !ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations
      .filter(({ name, initializer }) => ts.isIdentifier(name) && initializer && isData(initializer))
      .map((declaration) => {
        const value = bare(declaration.initializer);
        const entries = ts.isObjectLiteralExpression(value) ? entriesOf(value) : [];
        return { name: declaration.name.text, declaration, entries };
      });
  });
}

/** The names of a file, by the exported name that each stands for. */
function importedNames(source) {
  const names = new Map();
  for (const statement of source.statements) {
    const bindings = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    for (const { name, propertyName } of bindings.elements) names.set(name.text, (propertyName ?? name).text);
  }
  return names;
}

/** The names of a file that stand for a whole module. */
const importedNamespaces = (source) =>
  new Set(
    source.statements.flatMap((statement) => {
      const bindings = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined;
      return bindings && ts.isNamespaceImport(bindings) ? [bindings.name.text] : [];
    }),
  );

const inTypeQuery = (node) => ts.findAncestor(node, ts.isTypeQueryNode) !== undefined;

/** The paths that a destructuring pattern reads; the whole value if it keeps the rest. */
function patternPaths(pattern, prefix) {
  return pattern.elements.flatMap(({ dotDotDotToken, propertyName, name }) => {
    const key = propertyName ?? name;
    if (dotDotDotToken || !ts.isIdentifier(key)) return [prefix];
    const path = [...prefix, key.text];
    return ts.isObjectBindingPattern(name) ? patternPaths(name, path) : [path];
  });
}

/** The paths that a use of a table reads: `[]` is the whole table. */
function pathsRead(identifier) {
  let node = identifier;
  const path = [];
  for (;;) {
    const { parent } = node;
    if (ts.isPropertyAccessExpression(parent) && parent.expression === node) path.push(parent.name.text);
    else if (
      ts.isElementAccessExpression(parent) &&
      parent.expression === node &&
      ts.isStringLiteral(parent.argumentExpression)
    )
      path.push(parent.argumentExpression.text);
    else if (!ts.isNonNullExpression(parent) && !ts.isParenthesizedExpression(parent)) break;
    node = parent;
  }
  const { parent } = node;
  if (
    ts.isVariableDeclaration(parent) &&
    parent.initializer === node &&
    ts.isObjectBindingPattern(parent.name)
  )
    return patternPaths(parent.name, path);
  return [path];
}

const isName = ({ parent }, node) =>
  (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
  (ts.isPropertyAssignment(parent) && parent.name === node) ||
  ts.isImportSpecifier(parent) ||
  ts.isExportSpecifier(parent) ||
  (ts.isVariableDeclaration(parent) && parent.name === node) ||
  (ts.isBindingElement(parent) && parent.propertyName === node);

export function unreadConstants(sources) {
  const files = sources.filter(({ path }) => code.test(path) && !test.test(path));
  const tables = new Map();
  for (const file of files) {
    const { path, text } = file;
    if (!product.test(path) || support.test(path) || !text.includes('export const')) continue;
    const source = parse(file);
    for (const constant of exportedConstants(source)) {
      tables.set(constant.name, [
        ...(tables.get(constant.name) ?? []),
        { ...constant, path, source, read: [] },
      ]);
    }
  }
  for (const file of files) {
    const { path, text } = file;
    if (!(text.match(/\w+/g) ?? []).some((word) => tables.has(word))) continue;
    const source = parse(file);
    const imported = importedNames(source);
    const namespaces = importedNamespaces(source);
    walk(source, (node) => {
      if (!ts.isIdentifier(node) || isName(node, node)) return;
      if (namespaces.has(node.text) && !ts.isNamespaceImport(node.parent)) {
        for (const [first, ...rest] of pathsRead(node))
          for (const table of tables.get(first) ?? []) table.read.push(rest);
        return;
      }
      const name = imported.get(node.text) ?? node.text;
      for (const table of tables.get(name) ?? []) {
        if (table.path !== path && !imported.has(node.text)) continue;
        // A type reads the names of a table, and the values of a list.
        if (inTypeQuery(node) && table.entries.length > 0) continue;
        if (ts.isSpreadAssignment(node.parent)) {
          const into = ts.findAncestor(node, ts.isVariableDeclaration);
          const target = into && tables.get(into.name.text)?.find((one) => one.declaration === into);
          if (target) {
            target.spreads = [...(target.spreads ?? []), table];
            continue;
          }
        }
        table.read.push(...pathsRead(node));
      }
    });
  }
  const all = [...tables.values()].flat();
  for (const table of all) for (const from of table.spreads ?? []) from.read.push(...table.read);
  const isRead = ({ read }, path) =>
    read.some((seen) => seen.every((name, index) => index >= path.length || name === path[index]));
  return all.flatMap((table) => {
    const at = (node) =>
      `${table.path}:${table.source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    if (table.read.length === 0) return [`${at(table.declaration)} ${table.name}`];
    return table.entries
      .filter(({ path }) => path && !isRead(table, path))
      .map(({ path, node }) => `${at(node)} ${table.name}.${path.join('.')}`);
  });
}
