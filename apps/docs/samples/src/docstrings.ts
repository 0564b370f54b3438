import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import ts from 'typescript';
import { root } from './sample.ts';

interface Manifest {
  readonly exports: Record<string, { readonly 'detroit-source'?: string }>;
}

/** The source files of the entries that a package exports. */
export function entriesOf(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(resolve(root, folder, 'package.json'), 'utf8')) as Manifest;
  return Object.values(manifest.exports).flatMap(({ 'detroit-source': source = '' }) => {
    const [start = '', end] = source.split('*');
    if (end === undefined) return source === '' ? [] : [resolve(root, folder, source)];
    return ts.sys.readDirectory(resolve(root, folder, start), [end], undefined, ['*']);
  });
}

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2023,
  customConditions: ['detroit-source'],
  allowImportingTsExtensions: true,
  noEmit: true,
  // Docstrings need neither the types of libraries nor those of the platform.
  noLib: true,
  types: [],
};

/** The schemas of shapes are exported as types only, and the type of the shape has the docstring. */
const isSchemaOfShape = (declaration: ts.Declaration, path: string): boolean =>
  ts.isVariableDeclaration(declaration) && path.includes('/contract/shapes/');

/** The exports of some source files that have no docstring, each with its file and line. */
export function undocumented(entries: readonly string[]): string[] {
  const program = ts.createProgram([...entries], options);
  const checker = program.getTypeChecker();
  const modules = entries.map((entry) => program.getSourceFile(entry)).filter((file) => file !== undefined);
  const exported = modules.flatMap((file) => {
    const symbol = checker.getSymbolAtLocation(file);
    return symbol === undefined ? [] : checker.getExportsOfModule(symbol);
  });
  const problems = exported.flatMap((symbol) => {
    const own = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const [declaration] = own.declarations ?? [];
    if (declaration === undefined || own.getDocumentationComment(checker).length > 0) return [];
    const file = declaration.getSourceFile();
    const path = relative(root, file.fileName);
    const { line } = file.getLineAndCharacterOfPosition(declaration.getStart());
    return isSchemaOfShape(declaration, path) ? [] : [`${path}:${line + 1} ${symbol.name} has no docstring`];
  });
  return [...new Set(problems)];
}
