import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { clientFolder, kitFolder } from './source-folders.ts';

interface ClientManifest {
  readonly exports: Readonly<Record<string, { readonly 'detroit-source': string }>>;
}

/** The source file of each entry of the client, such as `./session`. */
export const clientEntries: ReadonlyMap<string, string> = new Map(
  Object.entries(
    (JSON.parse(readFileSync(join(clientFolder, 'package.json'), 'utf8')) as ClientManifest).exports,
  ).map(([entry, { 'detroit-source': source }]) => [entry, join(clientFolder, source)]),
);

/** The source files of the kit's components and patterns. */
const kitFiles = ts.sys
  .readDirectory(join(kitFolder, 'src'), ['.tsx'])
  .filter((file) => !file.endsWith('.examples.tsx'));

export const isKitFile = (file: string): boolean => file.startsWith(join(kitFolder, 'src'));

const { config } = ts.readConfigFile(join(kitFolder, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
  config: object;
};
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, kitFolder);

/** One program for the client and the kit, because both take their documentation from their types. */
const program = ts.createProgram([...clientEntries.values(), ...kitFiles], {
  ...options,
  types: [],
  typeRoots: [join(dirname(fileURLToPath(import.meta.resolve('@types/react/package.json'))), '..')],
});
export const checker = program.getTypeChecker();

/** The exports of a source file by name; re-exports stand for what they name. */
export function exportsOf(file: string): ReadonlyMap<string, ts.Symbol> {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} is not a module.`);
  return new Map(
    checker
      .getExportsOfModule(module)
      .map((symbol) => [
        symbol.name,
        symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
      ]),
  );
}

/** The text of a docstring, without line breaks inside its paragraphs. */
export const docOf = (symbol: ts.Symbol): string =>
  ts
    .displayPartsToString(symbol.getDocumentationComment(checker))
    .replaceAll(/(?<!\n)\n(?!\n|- )/g, ' ')
    .trim();

/** The texts of one tag of a docstring, such as `@example`. */
export const tagsOf = (symbol: ts.Symbol, name: string): string[] =>
  symbol
    .getJsDocTags(checker)
    .filter((tag) => tag.name === name)
    .map((tag) => ts.displayPartsToString(tag.text).trim())
    .filter((text) => text !== '');
