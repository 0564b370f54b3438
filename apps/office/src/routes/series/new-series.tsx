import { RecordEditor } from '../../catalogue/record-editor.tsx';
import { seriesKind } from './series-kind.tsx';

/** A new series. Saving it makes the sessions of its next weeks. */
export const Screen = () => (
  <RecordEditor
    kind={seriesKind}
    entry={null}
    note={<p>Saving makes its sessions of the next weeks. Later ones follow by themselves.</p>}
  />
);
