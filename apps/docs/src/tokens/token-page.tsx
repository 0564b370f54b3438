import { contrast } from '@detroit-well/ui/contrast';
import type { CSSProperties } from 'react';
import { InlineText } from '../components/inline-text.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import {
  motion,
  palette,
  roles,
  shapes,
  spaces,
  typeSizes,
  widths,
  type ColorRole,
  type Token,
} from './read-tokens.ts';

const custom = (values: Readonly<Record<string, string>>): CSSProperties => values;
const roleNamed = (name: string) => roles.find((role) => role.name === name);

/** The ratios with the page by day and by night, for colors of text and marks. */
function Ratios({ role }: { role: ColorRole }) {
  const page = roleNamed('--page');
  const ratios = page && [contrast(role.day, page.day), contrast(role.night, page.night)];
  if (!ratios || ratios.some((ratio) => ratio === null)) return null;
  return <span className="tnum">{ratios.map((ratio) => ratio?.toFixed(1)).join(' / ')}</span>;
}

const measured = /^--(?:text|muted|accent-text|maple-text|danger|success|warn|line-strong|focus)$/;

function Swatch({ role }: { role: ColorRole }) {
  const { name, day, night, note } = role;
  return (
    <div>
      <span
        className="chip"
        style={custom({ '--d': day, '--n': night })}
        role="img"
        aria-label={`${day} by day, ${night} by night`}
      />
      <div>
        <b>{name}</b>
        <p className="v">
          <code>{day}</code>
          <code>{night === day ? 'same' : night}</code>
        </p>
        <p>
          {note ? <InlineText text={note} /> : null} {measured.test(name) ? <Ratios role={role} /> : null}
        </p>
      </div>
    </div>
  );
}

function Rows({ title, tokens }: { title: string; tokens: readonly Token[] }) {
  return (
    <div className="scroll">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">Value</th>
            <th scope="col">Use</th>
          </tr>
        </thead>
        <tbody>
          {tokens.map(({ name, value, note }) => (
            <tr key={name}>
              <td data-h="">
                <code>{name}</code>
              </td>
              <td data-h="Value">
                <code>{value}</code>
              </td>
              <td data-h="Use">{note ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const specimens: Readonly<Record<string, string>> = {
  '--t-d1': 'Not a Gym.',
  '--t-d2': 'Slow Flow',
  '--t-d3': 'Rhythm & Glide',
  '--t-num': '14',
  '--t-num-xl': '75',
};

function TypeSize({ token: { name, value, note } }: { token: Token }) {
  const isDisplay = /--t-(?:d\d|num)/.test(name);
  return (
    <div>
      <div>
        <b>{name}</b>
        <small>{note ?? value}</small>
      </div>
      <p
        className="spec"
        data-display={isDisplay || undefined}
        style={{ fontSize: `min(var(${name}), 5rem)` }}
      >
        {specimens[name] ?? 'Small cohorts and maple floors'}
      </p>
    </div>
  );
}

/** Every value of the design, from the style sheet that the kit uses. */
export function TokenPage() {
  return (
    <>
      <p className="lead">
        Every value of the design is a custom property in <code>packages/ui/src/tokens.css</code>. Use the
        roles. The palette is for the roles alone.
      </p>
      <SectionHeading id="roles">Color roles</SectionHeading>
      <p>
        Each role has a value by day and one by night. Ratios are measured on the page by day and by night.
      </p>
      <div className="sw">
        {roles.map((role) => (
          <Swatch key={role.name} role={role} />
        ))}
      </div>
      <SectionHeading id="palette">Palette</SectionHeading>
      <div className="sw">
        {palette.map(({ name, value }) => (
          <Swatch key={name} role={{ name, day: value, night: value, note: undefined }} />
        ))}
      </div>
      <SectionHeading id="type">Type</SectionHeading>
      <p>Archivo for everything, Newsreader for long reading, Geist Mono for code.</p>
      <div className="type">
        {typeSizes.map((token) => (
          <TypeSize key={token.name} token={token} />
        ))}
      </div>
      <h3>Width axis</h3>
      <div className="axis">
        {widths.map(({ name, value, note }) => (
          <div key={name}>
            <div>
              <b>{name}</b>
              <small>
                {value}
                {note ? `, ${note}` : ''}
              </small>
            </div>
            <p className="spec" style={{ fontStretch: value }}>
              Rhythm
            </p>
          </div>
        ))}
      </div>
      <SectionHeading id="space">Space</SectionHeading>
      <div className="space">
        {spaces.map(({ name, value }) => (
          <div key={name}>
            <b>{name}</b>
            <span className="tnum">{value}</span>
            <i style={custom({ '--w': value })} />
          </div>
        ))}
      </div>
      <SectionHeading id="shape">Shape</SectionHeading>
      <Rows title="Shape" tokens={shapes} />
      <SectionHeading id="motion">Motion</SectionHeading>
      <p>With reduced motion, every duration is 0.01 ms.</p>
      <Rows title="Motion" tokens={motion} />
    </>
  );
}
