import ts from 'typescript';
import type { Property } from '../components/property-list.tsx';
import { checker, clientEntries, docOf, exportsOf, tagsOf } from './program.ts';
import type { TypePage } from './type-pages.ts';

/** An exported function, class, interface, type or constant. */
export interface Declaration {
  readonly name: string;
  /** How to import it, such as `@detroit-well/api-client/session`. */
  readonly module: string;
  readonly kind: 'function' | 'class' | 'interface' | 'type' | 'constant';
  /** The declaration as TypeScript, where the members do not say it all. */
  readonly source: string | undefined;
  readonly paragraphs: readonly string[];
  readonly examples: readonly string[];
  readonly members: readonly Property[];
}

const format: ts.TypeFormatFlags =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.WriteArrowStyleSignature;

/** Types that are longer than this say less than their name. */
const longestType = 120;

function typeText(symbol: ts.Symbol, declaration: ts.Declaration): string {
  const written = writtenType(declaration);
  if (written !== undefined && written.length <= longestType) return written;
  const text = checker.typeToString(
    checker.getTypeOfSymbolAtLocation(symbol, declaration),
    declaration,
    format,
  );
  return text.length > longestType ? `${text.slice(0, longestType)} …` : text;
}

/** The type as its author wrote it, which is shorter than what it stands for. */
function writtenType(declaration: ts.Declaration): string | undefined {
  if (
    ts.isPropertySignature(declaration) ||
    ts.isPropertyDeclaration(declaration) ||
    ts.isParameter(declaration)
  ) {
    return declaration.type?.getText().replaceAll(/\s+/g, ' ');
  }
  if (ts.isMethodSignature(declaration) || ts.isMethodDeclaration(declaration))
    return signatureText(declaration);
  return undefined;
}

function signatureText(declaration: ts.SignatureDeclaration): string {
  const parameters = declaration.parameters.map((parameter) => parameter.getText()).join(', ');
  const returned = declaration.type?.getText() ?? returnedType(declaration);
  const generic = declaration.typeParameters?.map((one) => one.getText()).join(', ');
  return `${generic === undefined ? '' : `<${generic}>`}(${parameters}) => ${returned}`.replaceAll(
    /\s+/g,
    ' ',
  );
}

function returnedType(declaration: ts.SignatureDeclaration): string {
  const signature = checker.getSignatureFromDeclaration(declaration);
  return signature
    ? checker.typeToString(checker.getReturnTypeOfSignature(signature), declaration, format)
    : 'unknown';
}

const isPrivate = (declaration: ts.Declaration): boolean =>
  (ts.getCombinedModifierFlags(declaration) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) !== 0;

const inDependency = (declaration: ts.Declaration): boolean =>
  declaration.getSourceFile().fileName.includes('/node_modules/');

/** The own members of an interface or class, inherited ones included, but not those of JavaScript's types. */
function membersOf(symbol: ts.Symbol): Property[] {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  return checker.getPropertiesOfType(type).flatMap((member) => {
    const [declaration] = member.declarations ?? [];
    if (!declaration || isPrivate(declaration) || inDependency(declaration)) return [];
    const isOptional = (member.flags & ts.SymbolFlags.Optional) !== 0;
    const isMethod = (member.flags & ts.SymbolFlags.Method) !== 0;
    return {
      name: member.name,
      type: typeText(member, declaration),
      isRequired: !isOptional && !isMethod && ts.isInterfaceDeclaration(declaration.parent),
      text: docOf(member).replaceAll('\n\n', ' '),
    };
  });
}

const kindOf = (declaration: ts.Declaration): Declaration['kind'] => {
  if (ts.isFunctionDeclaration(declaration)) return 'function';
  if (ts.isClassDeclaration(declaration)) return 'class';
  if (ts.isInterfaceDeclaration(declaration)) return 'interface';
  return ts.isTypeAliasDeclaration(declaration) ? 'type' : 'constant';
};

function sourceText(symbol: ts.Symbol, declaration: ts.Declaration): string | undefined {
  if (ts.isFunctionDeclaration(declaration)) {
    const signatures = (symbol.declarations ?? []).filter(ts.isFunctionDeclaration);
    return signatures
      .filter(({ body }) => signatures.length === 1 || body === undefined)
      .map(
        (one) => `function ${symbol.name}${signatureText(one).replace(/ => ([^>]*(?:>[^=]*)*)$/, ': $1')};`,
      )
      .join('\n');
  }
  if (ts.isTypeAliasDeclaration(declaration)) return withoutIndent(declaration.getText());
  if (ts.isVariableDeclaration(declaration)) {
    const type = checker.typeToString(checker.getTypeOfSymbol(symbol), declaration, format);
    return type.length > 400 ? undefined : `const ${symbol.name}: ${type};`;
  }
  return undefined;
}

const withoutIndent = (text: string): string => text.replace(/^export /, '');

/** Reads one export of an entry of the client. */
function declarationOf(entry: string, name: string, symbol: ts.Symbol): Declaration {
  const [declaration] = symbol.declarations ?? [];
  if (!declaration) throw new Error(`${name} of ${entry} has no declaration.`);
  const kind = kindOf(declaration);
  return {
    name,
    module: `@detroit-well/api-client${entry.slice(1)}`,
    kind,
    source: sourceText(symbol, declaration),
    paragraphs: docOf(symbol)
      .split('\n\n')
      .filter((text) => text !== ''),
    examples: tagsOf(symbol, 'example').map((text) => text.replaceAll(/^```\w*\n|\n```$/g, '')),
    members: kind === 'interface' || kind === 'class' ? membersOf(symbol) : [],
  };
}

/** The declarations of a page, in its order. Throws when the page names an export that does not exist. */
export function declarationsOf({ entries }: TypePage): Declaration[] {
  return entries.flatMap(({ entry, names }) => {
    const file = clientEntries.get(entry);
    if (file === undefined) throw new Error(`The client has no entry ${entry}.`);
    const known = exportsOf(file);
    return (names ?? [...known.keys()]).map((name) => {
      const symbol = known.get(name);
      if (!symbol) throw new Error(`${entry} does not export ${name}.`);
      return declarationOf(entry, name, symbol);
    });
  });
}
