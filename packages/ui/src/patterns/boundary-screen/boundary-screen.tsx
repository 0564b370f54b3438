import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { boundaryTexts } from './boundary-texts.ts';

export interface BoundaryScreenProps {
  /** A file of the page could not be loaded. A refresh helps; a retry does not. */
  readonly outdated?: boolean;
  readonly onRetry?: (() => void) | undefined;
  /** The target of both links without JavaScript: the URL of the page itself. */
  readonly href?: string | undefined;
  /** URL of the picture next to the text. */
  readonly picture?: string | undefined;
  /** Further actions. */
  readonly links?: ReactNode;
  /** For support: identifies the failure and its time. */
  readonly reference?: string | undefined;
  readonly headingLevel?: 1 | 2;
}

const broken = 'This page missed a beat and could not be shown. The rest of the studio works.';
const outOfDate = 'A part of this page could not be loaded. Refresh the page to get its newest version.';

/**
 * Replaces a screen that failed to render. Says that nothing is lost and how to continue (SPEC-A 2).
 *
 * @do Show it from the error boundary of a whole page, with a reference for support.
 * @do Set `outdated` when a file of the page is missing, because only a refresh helps then.
 * @dont Show the error message of the exception.
 * @accessibility An alert with a heading that fits the page. Without JavaScript both buttons are links to the same
 *   page.
 */
export function BoundaryScreen(props: BoundaryScreenProps) {
  const { outdated = false, onRetry, href, picture, links, reference, headingLevel = 1 } = props;
  const Heading = `h${headingLevel}` as const;
  const { title, safe, retry, refresh } = boundaryTexts;
  return (
    <div className="boundary-screen" role="alert" data-plain={picture ? undefined : true}>
      <div>
        <Heading className="d2">{title}</Heading>
        <p className="lead">
          <b>{safe}</b>. <span>{outdated ? outOfDate : broken}</span>
        </p>
        <div className="row">
          <Retry label={retry} slash={!outdated} onPress={onRetry} href={href} />
          <Retry label={refresh} slash={outdated} onPress={() => location.reload()} href={href} />
        </div>
        {links ? <p className="row">{links}</p> : null}
        {reference ? <p className="xs">{reference}</p> : null}
      </div>
      {picture ? (
        <figure>
          <img src={picture} alt="" />
        </figure>
      ) : null}
    </div>
  );
}

interface RetryProps {
  readonly label: string;
  /** The main action. */
  readonly slash: boolean;
  readonly onPress: (() => void) | undefined;
  readonly href: string | undefined;
}

/** A link on a page without JavaScript, otherwise a button. Omitted when neither is available. */
function Retry({ label, slash, onPress, href }: RetryProps) {
  const look = { variant: slash ? 'signal' : 'line', slash } as const;
  if (href !== undefined) {
    return (
      <ButtonLink {...look} href={href}>
        {label}
      </ButtonLink>
    );
  }
  if (!onPress) return null;
  return (
    <Button {...look} onClick={onPress}>
      {label}
    </Button>
  );
}
