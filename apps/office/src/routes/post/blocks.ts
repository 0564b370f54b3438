/** A part of the text of a post. */
export interface Block {
  id: string;
  type: string;
  value: Record<string, unknown>;
}

interface BlockKind {
  readonly label: string;
  /** In a sentence, such as `Remove quote 2`. */
  readonly one: string;
  readonly blank: Readonly<Record<string, unknown>>;
}

/** The four kinds of blocks that pages show. */
export const blockKinds = {
  simple_content: {
    label: 'Text',
    one: 'text',
    blank: { layout: 'full', heading: '', split_heading: '', content: '' },
  },
  quote: { label: 'Quote', one: 'quote', blank: { quote: '', author_name: '', author_title: '' } },
  fullwidth_image: { label: 'Picture', one: 'picture', blank: { image: null, alt_text: '' } },
  split_image: {
    label: 'Two pictures',
    one: 'two pictures',
    blank: { left_image: null, right_image: null, alt_text: '', caption: '' },
  },
} as const satisfies Record<string, BlockKind>;

export type BlockType = keyof typeof blockKinds;
export const blockTypes = Object.keys(blockKinds) as BlockType[];

export const isKnownBlock = (type: string): type is BlockType => Object.hasOwn(blockKinds, type);

export const blockName = (type: string): string =>
  isKnownBlock(type) ? blockKinds[type].label : 'Unknown kind';

/** A picture of a block: a record, or the address alone. */
function pictureOf(raw: unknown): unknown {
  if (typeof raw === 'string') return raw === '' ? null : { url: raw };
  return raw ?? null;
}

/** The value of a block with every field that its form has. Whatever else it has stays. */
export function blockValueOf(
  type: string,
  value: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  if (!isKnownBlock(type)) return { ...value };
  const known = Object.entries(blockKinds[type].blank).map(([name, blank]): [string, unknown] => {
    const given = value[name];
    if (blank === null) return [name, pictureOf(given)];
    return [name, typeof given === 'string' && given !== '' ? given : blank];
  });
  return { ...value, ...Object.fromEntries(known) };
}

export const newBlock = (type: BlockType): Block => ({
  id: crypto.randomUUID(),
  type,
  value: { ...blockKinds[type].blank },
});
