import { basePath } from '@detroit-well/api-client/contract';
import { InlineText } from '../components/inline-text.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import { nounGroups } from '../navigation.ts';
import { typePages } from '../types/type-pages.ts';
import { allCalls, callsOf, nounLeads } from './calls.ts';

/** The start of the API reference: what a call looks like, and every noun. */
export function ReferenceOverview() {
  return (
    <>
      <p className="lead">
        {allCalls.length} calls, by noun. Each call is a method: <code>client.sessions.upcoming()</code>.
        Paths are below <code>{basePath}</code>.
      </p>
      <SectionHeading id="client">Client</SectionHeading>
      <dl className="props">
        {typePages.map(({ slug, title, lead }) => (
          <div key={slug}>
            <dt>
              <b>
                <a href={`/reference/${slug}/`}>{title}</a>
              </b>
            </dt>
            <dd>
              <InlineText text={lead} />
            </dd>
          </div>
        ))}
      </dl>
      {nounGroups.map(({ title, slugs }) => (
        <section key={title}>
          <SectionHeading id={title.toLowerCase()}>{title}</SectionHeading>
          <dl className="props">
            {slugs.map((slug) => (
              <div key={slug}>
                <dt>
                  <b>
                    <a href={`/reference/${slug}/`}>{slug}</a>
                  </b>
                  <span>{slug === 'chat' ? 'websockets' : `${callsOf(slug).length} calls`}</span>
                </dt>
                <dd>
                  <InlineText text={slug === 'chat' ? chatLead : nounLeads[slug]} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}

/** What the websockets are for. */
export const chatLead =
  'Send and receive messages while they are written, between two people or in a session.';
