import { paths } from '@detroit-well/config/paths';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { fallbackTexts } from '@detroit-well/ui/fallback-texts';
import { LostWheel } from './lost-wheel.tsx';

/** An address without a page (SPEC-A 7.4), drawn as carefully as the 404 page of the specification. */
export function UnknownPage({ title }: { title: string }) {
  return (
    <div className="lost-page" data-theme="dark">
      <div className="lost wrap">
        <LostWheel />
        <div data-part="text">
          <div>
            <h1 className="d2">{title}</h1>
            <p className="lead muted">{fallbackTexts(404).line}</p>
          </div>
          <div className="row">
            <ButtonLink variant="signal" slash href={paths.home()}>
              RETURN HOME
            </ButtonLink>
            <ButtonLink variant="line" href={paths.training()}>
              EXPLORE TRAINING
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  );
}
