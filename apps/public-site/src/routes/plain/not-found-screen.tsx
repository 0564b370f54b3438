import { paths } from '@detroit-well/config/paths';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { fallbackTexts } from '@detroit-well/ui/fallback-texts';
import { LostWheel } from '../../lost/lost-wheel.tsx';

/** The designed 404 page (SPEC-A 2, SPEC-A 7.4): the picture of a wheel that rolled off replaces the zero. */
export function NotFoundScreen() {
  return (
    <div className="lost wrap">
      <LostWheel />
      <div data-part="text">
        <div>
          <h1 className="d2">This page rolled off.</h1>
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
  );
}
