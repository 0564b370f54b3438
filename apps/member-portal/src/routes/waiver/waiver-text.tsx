import { useQuery } from '@tanstack/react-query';
import type { WaiverContent } from '@detroit-well/api-client/contract';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { AsyncView } from '@detroit-well/ui/patterns/async-view';
import type { ReactNode } from 'react';
import { waiverContentQuery } from '../../api/queries.ts';
import { asyncState } from '../../api/query-state.ts';
import { mediumDay } from '../../format/day.ts';
import { BuiltInText } from './built-in-text.tsx';
import { cleanHtml } from './clean-html.ts';

const whenTextFails = (onRetry: () => void) => (): ReactNode => <BuiltInText onRetry={onRetry} />;

/** The waiver text in force with its version, in a box that can be scrolled by keyboard. */
export function WaiverText({ children }: { children?: ((content: WaiverContent) => ReactNode) | null }) {
  const query = useQuery(waiverContentQuery());
  return (
    <AsyncView
      view={asyncState(query)}
      loading={<Skeleton height={400} />}
      loadingLabel="Loading the waiver..."
      failed={whenTextFails(() => void query.refetch())}
    >
      {(content) => {
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
            {children?.(content)}
          </div>
        );
      }}
    </AsyncView>
  );
}
