import { Fragment } from 'react';
import { CodePlate } from '../code/code-plate.tsx';
import { InlineText } from '../components/inline-text.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import type { ComponentProp, DescribedComponent } from './component-props.ts';
import type { KitExample, KitPage } from './kit-pages.ts';

/** An example as the browser shows it, and its source. Layers that fill a screen stay inside the frame. */
export function ExampleFrame({ example: { Example, source, name } }: { example: KitExample }) {
  return (
    <div className="demo">
      <div className="stage" data-example={name}>
        <Example />
      </div>
      <CodePlate code={source} lang="tsx" />
    </div>
  );
}

function PropRow({ prop: { name, type, defaultValue, isRequired, text } }: { prop: ComponentProp }) {
  return (
    <tr>
      <td data-h="">
        <code>{name}</code>
        {isRequired ? <em className="required">Required</em> : null}
      </td>
      <td data-h="Type">
        <code>{type}</code>
      </td>
      <td data-h="Default">{defaultValue === undefined ? '' : <code>{defaultValue}</code>}</td>
      <td data-h="Description">
        <InlineText text={text} />
      </td>
    </tr>
  );
}

/** The props of a component from its types. */
export function PropsTable({ component: { name, props, native } }: { component: DescribedComponent }) {
  return (
    <>
      {native === undefined ? null : (
        <p>
          <code>{name}</code> also takes every prop of a native <code>{native}</code>.
        </p>
      )}
      {props.length === 0 ? null : (
        <div className="scroll">
          <table className="table">
            <thead>
              <tr>
                <th scope="col">Prop</th>
                <th scope="col">Type</th>
                <th scope="col">Default</th>
                <th scope="col">Description</th>
              </tr>
            </thead>
            <tbody>
              {props.map((prop) => (
                <PropRow key={prop.name} prop={prop} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

interface NotesProps {
  readonly title: string;
  readonly items: readonly string[];
  readonly Heading: 'h3' | 'h4';
}

function Notes({ title, items, Heading }: NotesProps) {
  if (items.length === 0) return null;
  return (
    <>
      <Heading>{title}</Heading>
      <ul>
        {items
          .flatMap((item) => item.split(/\n- |^- /).filter(Boolean))
          .map((item) => (
            <li key={item}>
              <InlineText text={item} />
            </li>
          ))}
      </ul>
    </>
  );
}

/** The component says when to use it and how assistive technology reads it. */
export const hasNotes = ({ advice, warnings, accessibility }: DescribedComponent): boolean =>
  advice.length + warnings.length + accessibility.length > 0;

/** What to do, what to avoid and how assistive technology reads it, for each component of the page. */
export function ComponentNotes({ components }: { components: readonly DescribedComponent[] }) {
  const described = components.filter(hasNotes);
  if (described.length === 0) return null;
  const Heading = described.length > 1 ? 'h4' : 'h3';
  return (
    <>
      <SectionHeading id="use">Use</SectionHeading>
      {described.map(({ name, advice, warnings, accessibility }) => (
        <Fragment key={name}>
          {described.length > 1 ? (
            <h3>
              <code>{name}</code>
            </h3>
          ) : null}
          <Notes Heading={Heading} title="Do" items={advice} />
          <Notes Heading={Heading} title="Don’t" items={warnings} />
          <Notes Heading={Heading} title="Accessibility" items={accessibility} />
        </Fragment>
      ))}
    </>
  );
}

/** How to import a component of the kit. */
export const importPath = ({ file }: KitPage): string => {
  const [folder = '', name = ''] = file.replace(/\.tsx$/, '').split('/');
  return `@detroit-well/ui/${folder}/${name}`;
};
