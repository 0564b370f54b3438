import { paths } from '@detroit-well/config/paths';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { FallbackScreen } from '@detroit-well/ui/patterns/fallback-screen';
import type { ReactNode } from 'react';
import type { PageProps } from '../../page.ts';
import { LegalText } from './legal-text.tsx';
import type { PlainData } from './loaders.ts';
import { LostScreen } from './lost-screen.tsx';

const back = <ButtonLink href={paths.home()}>RETURN HOME</ButtonLink>;

/** Pages whose content needs no script of its own; one entry serves them all. */
export function PlainPage({ data, frame }: PageProps<PlainData>): ReactNode {
  switch (data.kind) {
    case 'lost':
      return <LostScreen />;
    case 'legal':
      return <LegalText page={data} />;
    case 'failed':
      return (
        <div className="wrap page-fallback">
          <FallbackScreen
            kind={data.status}
            actions={
              <ButtonLink variant="signal" slash href={frame.here}>
                Retry
              </ButtonLink>
            }
          >
            {data.line}
          </FallbackScreen>
        </div>
      );
    case 'unknown':
      return (
        <div className="wrap page-fallback">
          <h1 className="d2">{data.title}</h1>
          <p className="lead muted">The link is old, or the page moved. The floor is still open.</p>
          <div className="row">
            {back}
            <ButtonLink variant="line" href={paths.training()}>
              EXPLORE TRAINING
            </ButtonLink>
          </div>
        </div>
      );
  }
}
