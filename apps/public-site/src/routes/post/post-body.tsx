import { ArticleText, FullImage, PullQuote, SplitImage } from '@detroit-well/ui/patterns/article';
import { RichText } from '../../rich-text/rich-text.tsx';
import type { ArticleBlock } from './blocks.ts';

function Block({ block }: { block: ArticleBlock }) {
  switch (block.type) {
    case 'simple_content':
      return (
        <ArticleText layout={block.layout} heading={block.heading} splitHeading={block.splitHeading}>
          {block.content ? <RichText html={block.content} /> : null}
        </ArticleText>
      );
    case 'quote':
      return <PullQuote quote={block.quote} author={block.author} authorTitle={block.authorTitle} />;
    case 'fullwidth_image':
      return <FullImage image={block.image} alt={block.alt} />;
    case 'split_image':
      return <SplitImage left={block.left} right={block.right} alt={block.alt} caption={block.caption} />;
  }
}

export function PostBody({ blocks }: { blocks: readonly ArticleBlock[] }) {
  return blocks.map((block) => <Block key={block.id} block={block} />);
}
