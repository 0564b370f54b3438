import { studio } from '@detroit-well/config/studio';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { JumpRow } from '@detroit-well/ui/components/jump-row';
import { PageFailed } from '../../layout/page-failed.tsx';
import type { PageProps } from '../../page.ts';
import { firstTimePicture } from '../../pictures/paths.ts';
import { Picture } from '../../pictures/picture.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
import { UnknownPage } from '../../lost/unknown-page.tsx';
import type { FirstTimeData } from './loader.ts';
import { Questions } from './questions.tsx';
import { Starters } from './starters.tsx';

const questionsId = 'questions';

/** The page about a first visit, of the content system. */
export function FirstTimePage({ data, context }: PageProps<FirstTimeData>) {
  if (data.kind === 'missing') return <UnknownPage title="Page not found" />;
  if (data.kind === 'failed') return <PageFailed here={context.here} />;
  const { heading, lead, intro, sections, questions, starters } = data;
  const jumps = [
    ...sections.map(({ id, title }) => ({ id, label: title })),
    ...(questions.length > 0 ? [{ id: questionsId, label: 'Questions' }] : []),
  ];
  return (
    <article className="first-time">
      <header>
        <div className="wrap">
          <h1 className="d1">{heading}</h1>
          {lead ? <p className="lead">{lead}</p> : null}
        </div>
        <Picture path={firstTimePicture} width={780} height={560} first />
      </header>
      <div className="wrap" data-part="columns">
        {jumps.length > 1 ? <JumpRow label="On this page" jumps={jumps} /> : null}
        <div data-part="main">
          {intro ? <RichText html={intro} /> : null}
          {sections.map(({ id, title, html }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 className="d3" id={`${id}-title`}>
                {title}
              </h2>
              <RichText html={html} />
            </section>
          ))}
          {questions.length > 0 ? (
            <section id={questionsId} aria-labelledby={`${questionsId}-title`}>
              <h2 className="d3" id={`${questionsId}-title`}>
                Questions
              </h2>
              <Questions questions={questions} />
            </section>
          ) : null}
          <section aria-labelledby="address-title" data-part="address">
            <h2 className="d3" id="address-title">
              Where we are
            </h2>
            <p>
              <b>{studio.venues}</b>
              <br />
              {studio.address}
            </p>
            <ButtonLink variant="line" size="sm" href={studio.directionsHref}>
              Directions
            </ButtonLink>
          </section>
        </div>
        <Starters starters={starters} context={context} />
      </div>
    </article>
  );
}
