import { Parser } from 'htmlparser2';

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
const looks = ['bold', 'italic', 'struck', 'script'] as const;

/** Splits HTML into paragraphs. The result keeps all text in order. */
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
  const addText = (text: string) => {
    const run: Run = {
      text,
      bold: open.some((tag) => bold.has(tag)),
      italic: open.some((tag) => italic.has(tag)),
      struck: open.includes('s'),
      script: open.findLast((tag) => tag === 'sup' || tag === 'sub'),
    };
    const last = runs.at(-1);
    // The parser reports a text with entities in parts.
    if (last !== undefined && looks.every((look) => last[look] === run[look]))
      runs[runs.length - 1] = { ...last, text: last.text + text };
    else runs.push(run);
  };
  /** True if a tag starts and ends a block. A paragraph inside an item or a quote is part of it. */
  const isBlock = (kind: Block['kind']) =>
    kind !== 'paragraph' || !open.some((outer) => outer === 'li' || outer === 'blockquote');

  const parser = new Parser({
    ontext: (text) => addText(text.replaceAll(/\s+/g, ' ')),
    onopentag: (tag, { alt }) => {
      if (tag === 'br') addText('\n');
      if (tag === 'img') addText(alt ?? '');
      const kind = kinds[tag];
      if (kind !== undefined || isList(tag)) flush();
      if (isList(tag)) lists.push({ ordered: tag === 'ol', count: 0 });
      if (kind !== undefined && isBlock(kind))
        start = { kind, marker: kind === 'item' ? marker(lists.at(-1)) : '' };
      open.push(tag);
    },
    onclosetag: (tag) => {
      const kind = kinds[tag];
      if (kind !== undefined || isList(tag)) flush();
      if (isList(tag)) lists.pop();
      open.pop();
      if (kind !== undefined && isBlock(kind)) start = { kind: 'paragraph', marker: '' };
    },
  });
  parser.end(html);
  flush();
  return blocks;
}

const isList = (tag: string) => tag === 'ul' || tag === 'ol';

function marker(list: { ordered: boolean; count: number } | undefined): string {
  if (list === undefined || !list.ordered) return '•';
  list.count += 1;
  return `${list.count}.`;
}

/** Removes blank runs and spaces at both ends, as a browser does. */
function trimEnds(runs: readonly Run[]): Run[] {
  const first = runs.findIndex(({ text }) => text.trim() !== '');
  const last = runs.findLastIndex(({ text }) => text.trim() !== '');
  if (first === -1) return [];
  return runs.slice(first, last + 1).map((run, index, all) => ({
    ...run,
    text: index === 0 ? run.text.trimStart() : index === all.length - 1 ? run.text.trimEnd() : run.text,
  }));
}
