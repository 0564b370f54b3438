import type { Contract } from '@detroit-well/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { FileReply, type Handler } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import { sessionMaterials } from '../../platform/database/schema/training.ts';
import { requireSessionAccess } from './session-access.ts';

type Download = Contract['registeredSessions']['downloadMaterial'];

/** Returns a file of the session to its own people only. A file of another session is not found. */
export const downloadMaterial: Handler<Download> = async ({ params, caller }, { database, files }) => {
  const { sessionId } = await requireSessionAccess(database.db, caller.userId, params.id);
  const [row] = await database.db
    .select()
    .from(sessionMaterials)
    .where(and(eq(sessionMaterials.id, params.materialId), eq(sessionMaterials.sessionId, sessionId)));
  const content = row && (await files.read(row.file));
  if (row === undefined || content === undefined) throw problem('not_found');
  return new FileReply(content, row.contentType, row.fileName);
};
