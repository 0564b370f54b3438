import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const folder = join(import.meta.dirname, '..');
const source = join(folder, 'src');

/** A prop, or a field inside one, whose type lists its values. `path` is relative to the props: `seats.tone`. */
export interface ListedValues {
  /** The declaration, such as `price-box.tsx PriceBoxProps seats.tone`. Components with the same one share it. */
  readonly declaration: string;
  readonly path: readonly string[];
  readonly values: readonly (string | number | boolean)[];
  /** What the component takes for an absent prop. */
  readonly fallback: string | number | boolean | undefined;
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.examples.tsx'))
  .map((file) => join(source, file));

const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), (path) => readFileSync(path, 'utf8')) as {
  config: object;
};
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
const program = ts.createProgram(files, options);
const checker = program.getTypeChecker();

const isKit = (declaration: ts.Declaration): boolean =>
  declaration.getSourceFile().fileName.startsWith(source);

/** The values of a union of literals; undefined for any other type. */
function valuesOf(type: ts.Type): ListedValues['values'] | undefined {
  const parts = type.isUnion() ? type.types : [type];
  const values = parts
    .filter((part) => !(part.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)))
    .map((part) =>
      part.isStringLiteral() || part.isNumberLiteral()
        ? part.value
        : part.flags & ts.TypeFlags.BooleanLiteral
          ? checker.typeToString(part) === 'true'
          : undefined,
    );
  return values.length > 1 && values.every((value) => value !== undefined) ? values : undefined;
}

/** The literal in `{ tone = 'ink' }`, of the parameter or of a declaration in the body. */
function fallbacksOf(component: ts.FunctionDeclaration): ReadonlyMap<string, ListedValues['fallback']> {
  const found = new Map<string, ListedValues['fallback']>();
  const visit = (node: ts.Node): void => {
    if (ts.isBindingElement(node) && node.initializer && ts.isObjectBindingPattern(node.parent)) {
      const text = node.initializer.getText();
      const value = /^(?:'[^']*'|\d+|true|false)$/.test(text)
        ? (JSON.parse(text.replaceAll("'", '"')) as string | number | boolean)
        : undefined;
      found.set((node.propertyName ?? node.name).getText(), value);
    }
    ts.forEachChild(node, visit);
  };
  visit(component);
  return found;
}

function listedIn(type: ts.Type, at: ts.Node, path: readonly string[]): Omit<ListedValues, 'fallback'>[] {
  if (path.length > 3) return [];
  const parts = type.isUnion() ? type.types : [type];
  return parts.flatMap((part) => {
    const item = checker.isArrayLikeType(part) && checker.getIndexTypeOfType(part, ts.IndexKind.Number);
    if (item) return listedIn(item, at, [...path, '*']);
    return checker.getPropertiesOfType(part).flatMap((property) => {
      const declaration = property.declarations?.[0];
      if (!declaration || !isKit(declaration) || !ts.isPropertySignature(declaration)) return [];
      const own = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(property, at));
      const next = [...path, property.name];
      const values = valuesOf(own);
      if (!values) return listedIn(own, at, next);
      const { line } = declaration.getSourceFile().getLineAndCharacterOfPosition(declaration.getStart());
      const file = declaration.getSourceFile().fileName.slice(source.length + 1);
      return { declaration: `${file}:${line + 1} ${next.join('.')}`, path: next, values };
    });
  });
}

/** The listed values of every component that the kit exports, by the name of the component. */
export const listedValues: ReadonlyMap<string, readonly ListedValues[]> = new Map(
  program
    .getSourceFiles()
    .filter(({ fileName }) => files.includes(fileName))
    .flatMap((file) => file.statements)
    .flatMap((statement) => {
      if (!ts.isFunctionDeclaration(statement) || !/^[A-Z]/.test(statement.name?.text ?? '')) return [];
      const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
      const [props] = statement.parameters;
      if (!isExported || !props) return [];
      const fallbacks = fallbacksOf(statement);
      const listed = listedIn(checker.getTypeAtLocation(props), props, []).map((one) => ({
        ...one,
        fallback: fallbacks.get(one.path.at(-1) ?? '') ?? (one.values.includes(false) ? false : undefined),
      }));
      return [[statement.name?.text ?? '', listed] as const];
    }),
);
