import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { boundaryWords } from './boundary-words.ts';

export interface BoundaryScreenProps {
  /** A file of the page could not be fetched: refreshing helps, trying again does not. */
  readonly outdated?: boolean;
  readonly onRetry?: (() => void) | undefined;
  /** Where both ways lead without script: the address of the page itself. */
  readonly href?: string | undefined;
  /** Address of the picture beside the words. */
  readonly picture?: string | undefined;
  /** More ways out. */
  readonly links?: ReactNode;
  /** For support: which failure, and when. */
  readonly reference?: string | undefined;
  readonly headingLevel?: 1 | 2;
}

const broken = 'This page missed a beat and could not be shown. The rest of the studio works.';
const outOfDate = 'A part of this page could not be loaded. Refresh the page to get its newest version.';

/** Stands where a screen broke while it was drawn: nothing is lost, and how to go on (SPEC-A 2). */
export function BoundaryScreen(props: BoundaryScreenProps) {
  const { outdated = false, onRetry, href, picture, links, reference, headingLevel = 1 } = props;
  const Heading = `h${headingLevel}` as const;
  const { title, safe, retry, refresh } = boundaryWords;
  return (
    <div className="boundary-screen" role="alert" data-plain={picture ? undefined : true}>
      <div>
        <Heading className="d2">{title}</Heading>
        <p className="lead">
          <b>{safe}</b>. {outdated ? outOfDate : broken}
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
  /** The one thing to do next. */
  readonly slash: boolean;
  readonly onPress: (() => void) | undefined;
  readonly href: string | undefined;
}

/** A link where the page has no script, else a button; left out where there is neither. */
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
