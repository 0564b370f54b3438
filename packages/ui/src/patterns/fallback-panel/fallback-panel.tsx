import type { ReactNode } from 'react';
import { Slash } from '../../components/slash/slash.tsx';
import { fallbackTexts } from '../fallback-screen/fallback-texts.ts';
import type { FallbackKind } from '../fallback-screen/fallback-texts.ts';

export interface FallbackPanelProps {
  /** See FallbackScreen. */
  readonly kind: FallbackKind;
  /** Replaces the title of the kind. */
  readonly title?: string | undefined;
  /** The problem, in sentences. */
  readonly children: ReactNode;
  /** An additional sentence. Not announced, so it can contain a countdown. */
  readonly note?: ReactNode;
  /** A large number in place of the slash, with its label. */
  readonly figure?: { readonly text: string; readonly label: string } | undefined;
  /** A picture on the right with a slanted edge. On a phone it is above the text. */
  readonly art: ReactNode;
  readonly actions: ReactNode;
  readonly requestId?: string | undefined;
  readonly headingLevel?: 2 | 3;
}

/**
 * Replaces a part of a page that could not load: a fallback screen with a picture, inside the page.
 *
 * @do Use it in place of one section, and keep the rest of the page.
 * @do Say in `note` what the client has already tried.
 * @dont Show it before the client has used up its retries.
 * @accessibility Title and message are an alert; the note is not, so that a countdown in it stays silent.
 */
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
          <Heading className="d2">{title ?? fallbackTexts(kind).title}</Heading>
          <p className="lead muted">{children}</p>
        </div>
        {note ? <p className="muted">{note}</p> : null}
        <div className="row">{actions}</div>
        {requestId ? <p className="xs muted">{`Request ${requestId}`}</p> : null}
      </div>
      <div data-part="art">{art}</div>
    </section>
  );
}
