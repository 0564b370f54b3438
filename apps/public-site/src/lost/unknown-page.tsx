import { paths } from '@detroit-well/config/paths';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { fallbackTexts } from '@detroit-well/ui/fallback-texts';
import { LostPage } from '@detroit-well/ui/patterns/lost-page';
import { lostWheelPicture } from '../pictures/paths.ts';

/** An address without a page (SPEC-A 2, SPEC-A 7.4). */
export function UnknownPage({ title }: { title: string }) {
  return (
    <LostPage
      title={title}
      picture={lostWheelPicture}
      actions={
        <>
          <ButtonLink variant="signal" slash href={paths.home()}>
            RETURN HOME
          </ButtonLink>
          <ButtonLink variant="line" href={paths.training()}>
            EXPLORE TRAINING
          </ButtonLink>
        </>
      }
    >
      {fallbackTexts(404).line}
    </LostPage>
  );
}
