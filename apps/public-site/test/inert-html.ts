import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

const actingElements = new Set(
  'iframe frame object embed applet base form-with-foreign-action marquee template math'.split(' '),
);
const linkAttributes = new Set(
  'href src action formaction data poster xlink:href srcset ping background'.split(' '),
);
const actingUrl = /^[\s\p{Cc}]*(?:javascript|vbscript|data:text|view-source|blob)/iu;

function* allNodes(node: Node): Generator<Node> {
  yield node;
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) yield* allNodes(child);
}

function textOf(node: Node): string {
  if (!('childNodes' in node)) return '';
  return node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

/**
 * What could act in a document, as the HTML standard parses it: scripts and styles besides the server's own, elements that load
 * or redirect, event handlers, and URLs that run.
 */
export function actingParts(
  html: string,
  own: { scripts: readonly string[]; styles: readonly string[]; origins: readonly string[] },
): string[] {
  const found: string[] = [];
  for (const node of allNodes(parse(html))) {
    if (!('attrs' in node)) continue;
    const attributes = new Map(
      node.attrs.map(({ name, prefix, value }) => [prefix ? `${prefix}:${name}` : name, value]),
    );
    const isData = /^application\/(?:ld\+)?json$/.test(attributes.get('type') ?? '');
    if (node.tagName === 'script' && !isData && !own.scripts.includes(textOf(node))) found.push('script');
    if (node.tagName === 'style' && !own.styles.includes(textOf(node))) found.push('style');
    if (actingElements.has(node.tagName)) found.push(node.tagName);
    if (node.tagName === 'meta' && attributes.has('http-equiv')) found.push('meta http-equiv');
    if (node.tagName === 'link' && attributes.get('rel') === 'stylesheet') found.push('link rel=stylesheet');
    for (const [name, value] of attributes) {
      if (name.startsWith('on') || name === 'srcdoc') found.push(`${node.tagName} ${name}`);
      if (linkAttributes.has(name) && actingUrl.test(value))
        found.push(`${node.tagName} ${name}=${value.slice(0, 40)}`);
      if (
        /^(?:form)?action$/.test(name) &&
        /^(?:[a-z]+:|\/\/)/i.test(value) &&
        !own.origins.some((origin) => value.startsWith(origin))
      ) {
        found.push(`${node.tagName} ${name}=${value.slice(0, 40)}`);
      }
    }
  }
  return found;
}
