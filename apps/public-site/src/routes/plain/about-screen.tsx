import { ButtonLink } from '@detroit-well/ui/components/button';
import { aboutPicture } from '../../pictures/paths.ts';
import { Picture } from '../../pictures/picture.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
import type { AboutPage } from './loaders.ts';

/** The about page: headline, values and links. All texts come from the content system. */
export function AboutScreen({ page }: { page: AboutPage }) {
  return (
    <article className="about">
      <header data-theme="dark">
        <div className="wrap">
          <h1 className="d1">{page.heading}</h1>
          {page.lead ? <p className="lead">{page.lead}</p> : null}
        </div>
        <Picture path={aboutPicture} width={900} height={900} first />
      </header>
      {page.intro ? (
        <div data-part="intro">
          <RichText html={page.intro} className="wrap" />
        </div>
      ) : null}
      <div className="wrap" data-part="body">
        <RichText html={page.body} />
        {page.ctas.length > 0 ? (
          <div className="row">
            {page.ctas.map(({ url, text }, index) => (
              <ButtonLink key={url} href={url} variant={index === 0 ? 'signal' : 'line'} slash={index === 0}>
                {text}
              </ButtonLink>
            ))}
          </div>
        ) : null}
      </div>
    </article>
  );
}
