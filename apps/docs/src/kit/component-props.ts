import ts from 'typescript';
import { checker, docOf, exportsOf, isKitFile, tagsOf } from '../types/program.ts';

export interface ComponentProp {
  readonly name: string;
  readonly type: string;
  readonly defaultValue: string | undefined;
  readonly isRequired: boolean;
  readonly text: string;
}

/** A component with its documentation, as its source says it. */
export interface DescribedComponent {
  readonly name: string;
  readonly text: string;
  readonly props: readonly ComponentProp[];
  /** The native element whose props it takes, too. */
  readonly native: string | undefined;
  readonly advice: readonly string[];
  readonly warnings: readonly string[];
  readonly accessibility: readonly string[];
}

/** The defaults in `{ variant = 'ink' }`, of the parameter or of a declaration in the body. */
function defaultsIn(component: ts.FunctionDeclaration): ReadonlyMap<string, string> {
  const defaults = new Map<string, string>();
  const read = (pattern: ts.BindingName): void => {
    if (!ts.isObjectBindingPattern(pattern)) return;
    for (const { name, propertyName, initializer } of pattern.elements) {
      if (initializer) defaults.set((propertyName ?? name).getText(), initializer.getText());
    }
  };
  for (const { name } of component.parameters) read(name);
  for (const statement of component.body?.statements ?? []) {
    if (ts.isVariableStatement(statement))
      for (const { name } of statement.declarationList.declarations) read(name);
  }
  return defaults;
}

function typeText(prop: ts.Symbol, declaration: ts.Declaration): string {
  const type = checker.getTypeOfSymbolAtLocation(prop, declaration);
  const text = checker.typeToString(
    checker.getNonNullableType(type),
    declaration,
    ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType,
  );
  const written = ts.isPropertySignature(declaration) ? declaration.type?.getText() : undefined;
  const shown = written !== undefined && (written.includes("'") || text.length > 90) ? written : text;
  return shown.replace('false | true', 'boolean').replaceAll(/\s+/g, ' ');
}

/** The element whose attributes a component passes on, from `ComponentProps<'button'>`. */
const nativeIn = (component: ts.FunctionDeclaration): string | undefined => {
  const [parameter] = component.parameters;
  const type = parameter?.type && checker.getTypeFromTypeNode(parameter.type);
  const written = [type?.aliasSymbol, type?.symbol, parameter?.type]
    .map((one) => (one && 'declarations' in one ? one.declarations?.[0]?.getText() : undefined))
    .concat(parameter?.type?.getText());
  return written.map((text) => /ComponentProps<'(\w+)'>/.exec(text ?? '')?.[1]).find(Boolean);
};

function propsOf(component: ts.FunctionDeclaration): ComponentProp[] {
  const [parameter] = component.parameters;
  if (!parameter) return [];
  const defaults = defaultsIn(component);
  return checker.getPropertiesOfType(checker.getTypeAtLocation(parameter)).flatMap((prop) => {
    const [declaration] = prop.declarations ?? [];
    if (!declaration || !isKitFile(declaration.getSourceFile().fileName)) return [];
    return {
      name: prop.name,
      type: typeText(prop, declaration),
      defaultValue: defaults.get(prop.name),
      isRequired: (prop.flags & ts.SymbolFlags.Optional) === 0,
      text: docOf(prop),
    };
  });
}

/** The components that a file of the kit exports. */
export function componentsOf(file: string): DescribedComponent[] {
  return [...exportsOf(file)].flatMap(([name, symbol]) => {
    const [declaration] = symbol.declarations ?? [];
    if (!declaration || !ts.isFunctionDeclaration(declaration) || !/^[A-Z]/.test(name)) return [];
    return {
      name,
      text: docOf(symbol),
      props: propsOf(declaration),
      native: nativeIn(declaration),
      advice: tagsOf(symbol, 'do'),
      warnings: tagsOf(symbol, 'dont'),
      accessibility: tagsOf(symbol, 'accessibility'),
    };
  });
}
