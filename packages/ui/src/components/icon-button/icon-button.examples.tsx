import type { Meta } from '@storybook/react-vite';
import { ChevronRightIcon, CloseIcon } from '../../icons.tsx';
import { IconButton } from './icon-button.tsx';

export default { title: 'Controls/Icon button', component: IconButton } satisfies Meta;

export const Both = () => (
  <div className="row">
    <IconButton label="Close">
      <CloseIcon />
    </IconButton>
    <IconButton label="Next" line>
      <ChevronRightIcon />
    </IconButton>
  </div>
);
export const Disabled = () => (
  <div className="row">
    <IconButton label="Close" disabled>
      <CloseIcon />
    </IconButton>
    <IconButton label="Next" line disabled>
      <ChevronRightIcon />
    </IconButton>
  </div>
);
