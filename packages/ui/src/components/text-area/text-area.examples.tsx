import type { Meta } from '@storybook/react-vite';
import { TextArea } from './text-area.tsx';

export default { title: 'Fields/Text area', component: TextArea } satisfies Meta;

export const Empty = () => <TextArea label="Comment" optional hint="At most 1,000 characters." />;
export const Filled = () => (
  <TextArea
    label="Comment"
    rows={3}
    defaultValue="The floor was fast and the music was right. The street door sticks, so come two minutes early and push."
  />
);
export const Wrong = () => <TextArea label="Message" rows={2} error="Message is required" />;
export const Disabled = () => <TextArea label="Comment" rows={2} defaultValue="Sent." disabled />;
