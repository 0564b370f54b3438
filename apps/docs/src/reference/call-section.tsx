import { problems } from '@detroit-well/api-client/contract';
import { Status } from '@detroit-well/ui/components/status';
import * as z from 'zod';
import { CodeTabs } from '../code/code-tabs.tsx';
import { InlineText } from '../components/inline-text.tsx';
import { PropertyList, type Property } from '../components/property-list.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import { requestTabs, responseTabs } from './call-samples.ts';
import { accessLabel, problemsOf, repeatLabel, successStatus, type ListedCall } from './calls.ts';
import { describeSchema, type DescribedSchema } from './schema-fields.ts';

/** How many entries a list shows before the rest folds. */
const shownAtFirst = 8;

/** A method as a badge. */
function Verb({ method }: { method: string }) {
  return (
    <span className="verb" data-m={method}>
      {method}
    </span>
  );
}

/** A path that can break after each slash. */
function Path({ path }: { path: string }) {
  return path.split('/').map((part, index) => (
    <span key={index}>
      {index > 0 ? '/' : ''}
      <wbr />
      {part}
    </span>
  ));
}

const pagingTexts = {
  offset: 'Iterate with `for await` to read every entry. `limit` and `offset` select one page.',
  page: 'Iterate with `for await` to read every entry. `page` selects one page, counted from 1.',
  before: 'Iterate with `for await` to read every entry. `before` is the oldest entry you have.',
} as const;

function List({ title, note, items }: { title: string; note?: string; items: readonly Property[] }) {
  if (items.length === 0) return null;
  const rest = items.slice(shownAtFirst);
  return (
    <>
      <h3>
        {title}
        {note ? <small>{note}</small> : null}
      </h3>
      <PropertyList items={items.slice(0, shownAtFirst)} />
      {rest.length > 0 ? (
        <div className="props">
          <details>
            <summary>Show {rest.length} more</summary>
            <div>
              <PropertyList items={rest} />
            </div>
          </details>
        </div>
      ) : null}
    </>
  );
}

const optionalNote = ({ fields }: DescribedSchema): { note?: string } =>
  fields.every(({ isRequired }) => isRequired !== true) ? { note: 'All optional' } : {};

/** Everything about one call: the facts on the left, request and response on the right. */
export function CallSection({ call }: { call: ListedCall }) {
  const { noun, name, endpoint } = call;
  const { method, path, aliases = [], query, body, reply, paging, summary, mayAsk } = endpoint;
  const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => ({
    name: parameter,
    type: 'string',
    isRequired: true,
  }));
  const asked = query && describeSchema(query, 'input');
  const sent = body && describeSchema(body, 'input');
  const returned = reply instanceof z.ZodType ? describeSchema(reply, 'output') : undefined;
  return (
    <section className="call">
      <div className="what">
        <SectionHeading id={name}>
          {noun}.{name}
        </SectionHeading>
        <p className="path">
          <Verb method={method} />
          <span>
            <Path path={path} />
          </span>
        </p>
        <p>
          <InlineText text={summary} />
        </p>
        {aliases.length > 0 ? (
          <p>
            The server also accepts <code>{aliases.join(', ')}</code>.
          </p>
        ) : null}
        <p className="facts-line">
          <Status tone={endpoint.role ? 'hot' : 'plain'}>{accessLabel(endpoint)}</Status>
          <Status tone={endpoint.idempotency === 'none' ? 'wait' : 'ok'}>{repeatLabel(endpoint)}</Status>
          {paging ? <Status>Paged</Status> : null}
        </p>
        {paging ? (
          <p>
            <InlineText text={pagingTexts[paging]} />
          </p>
        ) : null}
        <List title="Path" items={params} />
        {asked ? <List title="Query" {...optionalNote(asked)} items={asked.fields} /> : null}
        {sent ? <List title="Body" {...optionalNote(sent)} items={sent.fields} /> : null}
        {returned ? <List title="Reply" note={returned.type} items={returned.fields} /> : null}
        {mayAsk === true ? (
          <p>
            The status is {successStatus(endpoint)}, or 202 while the card needs payment authentication. Both
            have the same body.
          </p>
        ) : null}
        <List
          title="Problems"
          items={problemsOf(endpoint).map(({ code, status }) => ({
            name: code,
            type: String(status),
            text: problems[code].text,
            href: `/errors/#${code}`,
          }))}
        />
      </div>
      <div className="plates">
        <CodeTabs label="Request" tabs={requestTabs(call)} />
        <CodeTabs label="Response" tabs={responseTabs(call)} />
      </div>
    </section>
  );
}

/** The calls of a noun as a list of links. */
export function CallList({ calls }: { calls: readonly ListedCall[] }) {
  return (
    <ul className="plain calls" aria-label="Calls">
      {calls.map(({ name, endpoint }) => (
        <li key={name}>
          <a href={`#${name}`}>
            <code>{name}</code>
            <span>
              <Verb method={endpoint.method} />
            </span>
            <code>{endpoint.path}</code>
            <span>{accessLabel(endpoint)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
