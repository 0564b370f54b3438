import type { Meta } from '@storybook/react-vite';
import { FileRow } from './file-row.tsx';

export default { title: 'Patterns/File row', component: FileRow } satisfies Meta;

const nothing = () => undefined;

export const States = () => (
  <ul className="file-list">
    <FileRow title="How to fall on purpose" kind="PDF" detail="184 KB" state="idle" onDownload={nothing} />
    <FileRow title="The count, written out" kind="TXT" detail="4 KB" state="busy" onDownload={nothing} />
    <FileRow title="Wheels and floors" kind="PDF" detail="96 KB" state="failed" onDownload={nothing} />
  </ul>
);
export const LongText = () => (
  <ul className="file-list" style={{ maxWidth: 340 }}>
    <FileRow
      title="Everything that we know about wheels, bearings, floors and the weather"
      kind="PDF"
      detail="12.4 MB"
      state="idle"
      onDownload={nothing}
    />
  </ul>
);
