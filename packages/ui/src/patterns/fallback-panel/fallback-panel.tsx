import type { ReactNode } from 'react';
import { Slash } from '../../components/slash/slash.tsx';
import { fallbackWords } from '../fallback-screen/fallback-words.ts';
import type { FallbackKind } from '../fallback-screen/fallback-words.ts';

export interface FallbackPanelProps {
  /** As for FallbackScreen. */
  readonly kind: FallbackKind;
  /** Instead of the kind's own title. */
  readonly title?: string | undefined;
  /** What happened. */
  readonly children: ReactNode;
  /** One more sentence; not read out, so it may count. */
  readonly note?: ReactNode;
  /** A large number instead of the slash, with its name. */
  readonly figure?: { readonly text: string; readonly label: string } | undefined;
  /** Covers the right part, cut along the lean; on a phone it stands above. */
  readonly art: ReactNode;
  readonly actions: ReactNode;
  readonly requestId?: string | undefined;
  readonly headingLevel?: 2 | 3;
}

/** Stands where a part of a page could not be loaded: a fallback screen with a picture, inside the page. */
export function FallbackPanel(props: FallbackPanelProps) {
  const { kind, title, children, note, figure, art, actions, requestId, headingLevel = 3 } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <section className="fallback-panel">
      <div data-part="text">
        {figure ? (
          <span className="num" role="img" aria-label={figure.label}>
            {figure.text}
          </span>
        ) : (
          <Slash />
        )}
        <div role="alert">
          <Heading className="d2">{title ?? fallbackWords(kind).title}</Heading>
          <p className="lead muted">{children}</p>
        </div>
        {note ? <p className="muted">{note}</p> : null}
        <div className="row">{actions}</div>
        {requestId ? <p className="xs muted">Request {requestId}</p> : null}
      </div>
      <div data-part="art">{art}</div>
    </section>
  );
}
