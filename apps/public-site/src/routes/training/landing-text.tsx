import { RichText } from '../../rich-text/rich-text.tsx';
import type { LandingContent } from './loader.ts';

/** The optional intro and body from the content system. */
export function LandingText({ content }: { content: LandingContent }) {
  if (!content.intro && !content.body) return null;
  return (
    <section className="training-text wrap">
      {content.intro ? <RichText html={content.intro} className="lead" /> : null}
      {content.body ? <RichText html={content.body} /> : null}
    </section>
  );
}
