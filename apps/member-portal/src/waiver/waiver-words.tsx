import type { WaiverContent } from '@detroit-well/api-client/contract';
import type { ReactNode } from 'react';
import { mediumDay } from '../format/day.ts';
import { cleanHtml } from './clean-html.ts';

interface WaiverWordsProps {
  readonly content: WaiverContent;
  readonly children?: ReactNode;
}

/** A text of the waiver with its version, in a box that can be scrolled by keyboard. */
export function WaiverWords({ content, children }: WaiverWordsProps) {
  const { title, body, rules, effective_date, version } = content;
  return (
    <div className="waiver__text">
      <h2 className="d3" id="waiver-title">
        {title}
      </h2>
      <p className="sm muted">{`Version ${version}, effective ${mediumDay(effective_date)}`}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <div className="waiver__box" role="region" aria-labelledby="waiver-title" tabIndex={0}>
        <div dangerouslySetInnerHTML={{ __html: cleanHtml(body) }} />
        {rules.map((rule) => (
          <div key={rule.title}>
            <h3>{rule.title}</h3>
            <p>{rule.content}</p>
          </div>
        ))}
      </div>
      {children}
    </div>
  );
}
