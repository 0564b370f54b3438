/** A run of text in one font style. */
export interface Run {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  /** Struck through. Without the line, the document would state what was not agreed to. */
  readonly struck: boolean;
  /** Superscript or subscript. */
  readonly script: 'sup' | 'sub' | undefined;
}

/** A paragraph of a document, with its list marker. */
export interface Block {
  readonly kind: 'heading' | 'paragraph' | 'item' | 'quote';
  /** A bullet, or a number with a dot; empty outside lists. */
  readonly marker: string;
  /** Nesting depth in lists. */
  readonly depth: number;
  readonly runs: readonly Run[];
}

const kinds: Readonly<Record<string, Block['kind']>> = {
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  p: 'paragraph',
  pre: 'paragraph',
  li: 'item',
  blockquote: 'quote',
};
const bold = new Set(['strong', 'b']);
const italic = new Set(['em', 'i']);
const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/**
 * Splits sanitized HTML into paragraphs. Sanitized HTML has few, balanced tags and only four kinds of entities. The result
 * keeps all text in order.
 */
export function htmlBlocks(html: string): Block[] {
  const blocks: Block[] = [];
  const open: string[] = [];
  const lists: { ordered: boolean; count: number }[] = [];
  let start: Pick<Block, 'kind' | 'marker'> = { kind: 'paragraph', marker: '' };
  let runs: Run[] = [];
  const flush = () => {
    const trimmed = trimEnds(runs);
    runs = [];
    if (trimmed.length === 0) return;
    blocks.push({ ...start, depth: lists.length, runs: trimmed });
    // Further paragraphs of the same item carry no marker.
    start = { ...start, marker: '' };
  };
  const say = (text: string) =>
    runs.push({
      text,
      bold: open.some((tag) => bold.has(tag)),
      italic: open.some((tag) => italic.has(tag)),
      struck: open.includes('s'),
      script: open.findLast((tag) => tag === 'sup' || tag === 'sub'),
    });

  for (const [piece, closing, name = ''] of html.matchAll(/<(\/?)(\w+)[^>]*>|[^<]+/g)) {
    if (name === '') {
      say(piece.replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity));
      continue;
    }
    const tag = name.toLowerCase();
    if (tag === 'br') say('\n');
    if (tag === 'img') say(/ alt="([^"]+)"/.exec(piece)?.[1] ?? '');
    if (tag === 'ul' || tag === 'ol') {
      flush();
      if (closing) lists.pop();
      else lists.push({ ordered: tag === 'ol', count: 0 });
    }
    const kind = kinds[tag];
    if (kind !== undefined) {
      flush();
      // A paragraph inside an item or a quote is part of it.
      if (!(kind === 'paragraph' && open.some((outer) => outer === 'li' || outer === 'blockquote')))
        start = closing
          ? { kind: 'paragraph', marker: '' }
          : { kind, marker: kind === 'item' ? marker(lists.at(-1)) : '' };
    }
    if (closing) open.splice(open.lastIndexOf(tag), 1);
    else if (!['br', 'img', 'hr'].includes(tag)) open.push(tag);
  }
  flush();
  return blocks;
}

function marker(list: { ordered: boolean; count: number } | undefined): string {
  if (list === undefined || !list.ordered) return '•';
  list.count += 1;
  return `${list.count}.`;
}

/** Collapses white space as a browser does: single spaces, none at the ends. Explicit line breaks stay. */
function trimEnds(runs: readonly Run[]): Run[] {
  const folded = runs.map((run) => ({
    ...run,
    text: run.text === '\n' ? '\n' : run.text.replaceAll(/\s+/g, ' '),
  }));
  while (folded[0]?.text.trim() === '') folded.shift();
  while (folded.at(-1)?.text.trim() === '') folded.pop();
  return folded.map((run, index) => ({
    ...run,
    text: index === 0 ? run.text.trimStart() : index === folded.length - 1 ? run.text.trimEnd() : run.text,
  }));
}
