import './list-problem.css';
import { artPath } from '@detroit-well/art';
import { describeLoadFailure, type LoadProblem } from '@detroit-well/api-client/loading';
import { brand } from '@detroit-well/config/brand';
import { paths, portalUrl } from '@detroit-well/config/paths';
import { ListProblem as Problem } from '@detroit-well/ui/patterns/list-problem';
import type { ReactNode } from 'react';
import type { PageContext } from '../page.ts';
import { lostWheelPicture } from '../pictures/paths.ts';
import { Picture } from '../pictures/picture.tsx';
import { signInHref } from '../visitor/sign-in-href.ts';

interface ListProblemProps {
  readonly state: LoadProblem;
  readonly context: PageContext;
  readonly onRetry: () => void;
}

const picture = (path: string): ReactNode => <Picture path={path} width={820} height={900} />;

const art = {
  time: picture(artPath.named('tile-skate')),
  limit: picture(artPath.named('tile-movement')),
  network: picture(lostWheelPicture),
  server: picture(artPath.named('tile-core')),
};

/** Why the landing page has no list. */
export function ListProblem({ state, context, onRetry }: ListProblemProps) {
  return (
    <Problem
      {...describeLoadFailure(state)}
      onRetry={onRetry}
      art={art}
      phone={brand.phone}
      signInHref={signInHref(context)}
      registerHref={portalUrl(context.portalUrl, paths.register())}
    />
  );
}
