import type { Meta } from '@storybook/react-vite';
import { Badge } from './badge.tsx';

export default { title: 'Words/Badge', component: Badge } satisfies Meta;

export const Tones = () => (
  <div className="row">
    <Badge tone="signal">Member Rate</Badge>
    <Badge tone="soft">Public Rate</Badge>
    <Badge tone="maple">Standard tier</Badge>
    <Badge>Coach</Badge>
  </div>
);
export const ColorsOfTheApi = () => (
  <div className="row">
    <Badge background="#17623d" color="#ffffff">
      Readable
    </Badge>
    <Badge background="#ffee88" color="#ffffff">
      Not readable, so soft
    </Badge>
  </div>
);
export const LongText = () => (
  <div style={{ maxWidth: 200 }}>
    <Badge tone="maple">Founding member since the first winter</Badge>
  </div>
);
