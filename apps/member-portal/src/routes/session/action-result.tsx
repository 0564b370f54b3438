import { Flash } from '@detroit-well/ui/components/flash';
import { ResultRegion } from '../../outcomes/result-region.tsx';

/** The result of the last action of the page. */
export interface ActionResult {
  readonly tone: 'ok' | 'note';
  readonly title: string;
  readonly text?: string;
  /** A link to the next step. */
  readonly link?: { readonly label: string; readonly href: string };
  /** The registration that the action cancelled, if any: the member may register again, also in another tab. */
  readonly cancelled?: string;
}

/** Above the title of the page, where it takes the focus: the pressed button is often gone by then. */
export function ActionResultRegion({ result }: { result: ActionResult | null }) {
  return (
    <div className="rs__result">
      <ResultRegion of={result}>
        {result ? (
          <Flash tone={result.tone} title={result.title}>
            {result.text ? <span>{result.text}</span> : null}{' '}
            {result.link ? <a href={result.link.href}>{result.link.label}</a> : null}
          </Flash>
        ) : null}
      </ResultRegion>
    </div>
  );
}
