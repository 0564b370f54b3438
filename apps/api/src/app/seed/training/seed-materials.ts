import { hourMs } from '@detroit-well/config/durations';
import type { Db } from '../../../platform/database/database.ts';
import { chatMessages } from '../../../platform/database/schema/chat.ts';
import { sessionMaterials } from '../../../platform/database/schema/training.ts';
import type { Files } from '../../../platform/files/files.ts';
import type { PlannedSession } from './calendar.ts';
import { contentOf, materialFiles, storedAs } from './material-files.ts';

/** The series in whose next session member@demo.test has a seat. */
const chatSessionKey = 'rhythm-and-glide';

/** The demo's messages, each with its age in hours. */
const thread: readonly [hoursAgo: number, senderId: string, message: string][] = [
  [26, 'person-floor-1', 'First time on quads in twenty years. Should I come early to get used to them?'],
  [25, 'person-coach', 'Yes: the floor is open half an hour before. I will be there, come and find me.'],
  [7, 'person-floor-3', 'Is there parking on the alley side?'],
  [6, 'person-member', 'There is, behind the bakery. It fills up by six.'],
];

/** Writes the files before any transaction, as when a data file is loaded. */
export async function storeMaterialFiles(files: Files): Promise<void> {
  for (const materialFile of materialFiles) await files.write(contentOf(materialFile));
}

/** Adds materials to all upcoming skating sessions, and messages to the next one. */
export async function seedMaterials(tx: Db, calendar: readonly PlannedSession[], now: Date): Promise<void> {
  const ahead = calendar
    .filter(
      ({ of, startsAt, status }) => of.key === chatSessionKey && startsAt > now && status !== 'cancelled',
    )
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const [next] = ahead;
  if (next === undefined) return;
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
  await tx.insert(chatMessages).values(
    thread.map(([hoursAgo, senderId, message]) => ({
      room: `training:${next.id}`,
      senderId,
      message,
      createdAt: new Date(now.getTime() - hoursAgo * hourMs),
    })),
  );
}
