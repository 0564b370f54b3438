import { hourMs } from '@detroit-well/config/durations';
import type { Db } from '../../../platform/database/database.ts';
import { sessionMaterials } from '../../../platform/database/schema/training.ts';
import type { Files } from '../../../platform/files/files.ts';
import type { PlannedSession } from './calendar.ts';
import { contentOf, materialFiles, storedAs } from './material-files.ts';

/** The series in whose next session member@demo.test has a seat. */
const materialsKey = 'rhythm-and-glide';

/** Writes the files before any transaction, as when a data file is loaded. */
export async function storeMaterialFiles(files: Files): Promise<void> {
  for (const materialFile of materialFiles) await files.write(contentOf(materialFile));
}

/** Adds materials to all upcoming skating sessions. */
export async function seedMaterials(tx: Db, calendar: readonly PlannedSession[], now: Date): Promise<void> {
  const ahead = calendar
    .filter(({ of, startsAt, status }) => of.key === materialsKey && startsAt > now && status !== 'cancelled')
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  if (ahead.length === 0) return;
  await tx.insert(sessionMaterials).values(
    ahead.flatMap(({ id: sessionId }) =>
      materialFiles.map((materialFile, index) => ({
        id: `${sessionId}-${materialFile.key}`,
        sessionId,
        title: materialFile.title,
        fileName: materialFile.fileName,
        contentType: 'text/plain; charset=utf-8',
        file: storedAs(materialFile),
        bytes: contentOf(materialFile).length,
        createdAt: new Date(now.getTime() + index - hourMs),
      })),
    ),
  );
}
