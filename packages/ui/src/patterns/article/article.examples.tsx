import type { Meta } from '@storybook/react-vite';
import { Article, ArticleText, FullImage, PullQuote, SplitImage } from './article.tsx';

export default { title: 'Patterns/Article', component: Article } satisfies Meta;

const ink = (width: number, height: number) => ({
  url: `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}'%3E%3Crect width='100%25' height='100%25' fill='%230c0d10'/%3E%3C/svg%3E`,
  width,
  height,
});
const text = <p>Feel the weight settle into the outside edge. Then go.</p>;

export const EveryBlock = () => (
  <Article>
    <ArticleText layout="full" heading="On the carpet">
      {text}
    </ArticleText>
    <PullQuote
      quote="The floor is already moving."
      author="Terrence Hollis"
      authorTitle="Coach, Skate//Well"
    />
    <ArticleText layout="split-left" splitHeading="Start with the pause">
      {text}
    </ArticleText>
    <SplitImage
      left={ink(520, 400)}
      right={ink(520, 400)}
      alt="Skates on the carpet, and a record on a turntable"
      caption="Left, week one. Right, the reason for it."
    />
    <ArticleText layout="split-right" splitHeading="Then take it to the corner">
      {text}
    </ArticleText>
    <FullImage image={ink(1440, 620)} alt="The bridge over the river at dusk" />
    <ArticleText layout="center">{text}</ArticleText>
  </Article>
);

export const QuoteWithoutAuthor = () => (
  <Article>
    <PullQuote quote="Nobody learns to fall alone." />
  </Article>
);
