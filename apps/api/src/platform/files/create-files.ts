import type { ApiSettings } from '@detroit-well/config/env';
import { access, constants, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Files } from './files.ts';
import { folderFiles } from './folder-files.ts';

/** Chooses the file storage from the settings. The S3 client is loaded only where it is used. */
export async function createFiles({
  files,
  dataDir,
}: Pick<ApiSettings, 'files' | 'dataDir'>): Promise<Files> {
  if (files.storage === 'folder') return folderFiles(join(dataDir, 'files'));
  const { s3Files } = await import('./s3-files.ts');
  return s3Files(files);
}

/** Rejects with the error of the system when files cannot be stored in the data folder. Does not check a bucket. */
export async function assertFilesWritable({
  files,
  dataDir,
}: Pick<ApiSettings, 'files' | 'dataDir'>): Promise<void> {
  if (files.storage !== 'folder') return;
  const folder = join(dataDir, 'files');
  await mkdir(folder, { recursive: true });
  await access(folder, constants.R_OK | constants.W_OK);
}
