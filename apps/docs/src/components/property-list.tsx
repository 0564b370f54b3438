import { InlineText } from './inline-text.tsx';

/** One entry of a property list. Optional is the default, so only required entries say it. */
export interface Property {
  readonly name: string;
  readonly type: string;
  readonly isRequired?: boolean;
  readonly text?: string | undefined;
  readonly href?: string;
  /** The entries of an object. */
  readonly fields?: readonly Property[];
}

/** Longer lists of fields start closed. */
const mostOpen = 8;

function Entry({ name, type, isRequired = false, text, href, fields = [] }: Property) {
  return (
    <div>
      <dt>
        <b>{href === undefined ? name : <a href={href}>{name}</a>}</b>
        <span>{type}</span>
        {isRequired ? <em>Required</em> : null}
      </dt>
      {text || fields.length > 0 ? (
        <dd>
          {text ? <InlineText text={text} /> : null}
          {fields.length > 0 ? (
            <details open={fields.length <= mostOpen}>
              <summary>
                {fields.length} {fields.length === 1 ? 'field' : 'fields'} of {name}
              </summary>
              <PropertyList items={fields} />
            </details>
          ) : null}
        </dd>
      ) : null}
    </div>
  );
}

/** Names, types and one sentence each. */
export function PropertyList({ items }: { items: readonly Property[] }) {
  return (
    <dl className="props">
      {items.map((item) => (
        <Entry key={item.name} {...item} />
      ))}
    </dl>
  );
}
