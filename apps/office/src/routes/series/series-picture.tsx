import type { OfficeSeries } from '@detroit-well/api-client';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { LeaveGuard } from '../../forms/leave-guard.tsx';
import { PictureSection } from '../../pictures/picture-section.tsx';

const calls = client.office.series;

/** The picture of a series, which its sessions to come have too. */
export function SeriesPicture({ series }: { series: OfficeSeries }) {
  const [unsaved, setUnsaved] = useState(false);
  return (
    <div className="editor">
      <PictureSection
        entry={series}
        onUnsaved={setUnsaved}
        kind={{
          many: 'series',
          shape: 'wide',
          hint: 'Of its sessions to come, except of those with a picture of their own.',
          set: (id, body, idempotencyKey) => calls.setPicture({ params: { id }, body }, { idempotencyKey }),
          remove: (id) => calls.removePicture({ params: { id } }),
        }}
      />
      <LeaveGuard unsaved={unsaved} />
    </div>
  );
}
