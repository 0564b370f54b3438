import type { Meta } from '@storybook/react-vite';
import { ButtonLink } from '../../components/button/button.tsx';
import { LostPage } from './lost-page.tsx';

export default {
  title: 'Patterns/Lost page',
  component: LostPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export const Unknown = () => (
  <LostPage
    title="Page not found"
    picture="data:,"
    actions={
      <>
        <ButtonLink variant="signal" slash href="#home">
          RETURN HOME
        </ButtonLink>
        <ButtonLink variant="line" href="#training">
          EXPLORE TRAINING
        </ButtonLink>
      </>
    }
  >
    The link is old, or the page moved. The floor is still open.
  </LostPage>
);
