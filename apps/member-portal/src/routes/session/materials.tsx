import { useQuery } from '@tanstack/react-query';
import type { Material } from '@detroit-well/api-client/contract';
import { Button } from '@detroit-well/ui/components/button';
import { FieldError } from '@detroit-well/ui/components/field';
import { DownloadIcon } from '@detroit-well/ui/icons';
import { useState } from 'react';
import { client } from '../../api.ts';
import { materialsQuery } from '../../queries.ts';
import { saveFile } from '../../save-file.ts';
import { fileSize } from '../../words/file-size.ts';

/** Files the coach has put there; nothing is shown where there are none. */
export function Materials({ sessionId }: { sessionId: string }) {
  const { data: materials = [] } = useQuery(materialsQuery(sessionId));
  const [loading, setLoading] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  if (materials.length === 0) return null;

  const download = async ({ public_id, file_name }: Material): Promise<void> => {
    setLoading(public_id);
    setFailed(null);
    try {
      const params = { id: sessionId, materialId: public_id };
      saveFile(await client.registeredSessions.downloadMaterial({ params }), file_name);
    } catch {
      setFailed(public_id);
    } finally {
      setLoading(null);
    }
  };

  return (
    <section className="rs__part">
      <h2 className="d3">Materials</h2>
      <ul className="rs__list">
        {materials.map((material) => (
          <li key={material.public_id} className="rs__file">
            <span>
              {material.title} <span className="sm muted">{fileSize(material.size_bytes)}</span>
            </span>
            <Button
              variant="line"
              size="sm"
              aria-label={`Download ${material.title}`}
              busy={loading === material.public_id}
              busyLabel="Loading..."
              onClick={() => void download(material)}
            >
              <DownloadIcon /> Download
            </Button>
            {failed === material.public_id ? (
              <FieldError id={`material-${material.public_id}`}>
                The file could not be loaded. Please try again.
              </FieldError>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
