import { CodePlate } from '../code/code-plate.tsx';
import { InlineText } from '../components/inline-text.tsx';
import { PropertyList } from '../components/property-list.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import type { Declaration } from './declarations.ts';

const kinds: Readonly<Record<Declaration['kind'], string>> = {
  function: 'Function',
  class: 'Class',
  interface: 'Interface',
  type: 'Type',
  constant: 'Constant',
};

function Paragraph({ text }: { text: string }) {
  if (!text.startsWith('- '))
    return (
      <p>
        <InlineText text={text} />
      </p>
    );
  return (
    <ul>
      {text
        .split(/\n?- /)
        .slice(1)
        .map((item) => (
          <li key={item}>
            <InlineText text={item} />
          </li>
        ))}
    </ul>
  );
}

/** One export with its declaration, its docstring and its members. */
export function DeclarationSection({ declaration }: { declaration: Declaration }) {
  const { name, module, kind, source, paragraphs, examples, members } = declaration;
  return (
    <section className="declaration prose">
      <SectionHeading id={name}>
        <code>{name}</code>
      </SectionHeading>
      <p className="from">
        {kinds[kind]} of <code>{module}</code>
      </p>
      {paragraphs.map((text) => (
        <Paragraph key={text} text={text} />
      ))}
      {source === undefined ? null : <CodePlate code={source} lang="ts" />}
      {members.length > 0 ? <PropertyList items={members} /> : null}
      {examples.map((code) => (
        <CodePlate key={code} code={code} lang="ts" file="Example" />
      ))}
    </section>
  );
}
