/** An error that the operator of a server can fix. Its message says how, so it is shown without a stack. */
export class OperatorError extends Error {}

interface SystemError extends Error {
  readonly code: string;
  readonly syscall?: string;
  readonly path?: string;
  readonly address?: string;
  readonly hostname?: string;
  readonly port?: number;
}

const isSystemError = (error: unknown): error is SystemError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

type Sentence = (error: SystemError) => string;

const listening: Readonly<Record<string, Sentence>> = {
  EADDRINUSE: ({ port }) => `Another program already uses port ${port}. Stop it, or choose another port.`,
  EACCES: ({ port }) => `This user may not listen on port ${port}. Choose a port from 1024.`,
  EADDRNOTAVAIL: ({ address }) => `This machine does not have the address ${address}. Check HOST.`,
};

const unknownHost: Sentence = ({ hostname }) => `The host name "${hostname}" is unknown. Check HOST.`;
const noPermission: Sentence = ({ path }) => `This user may not read or write ${path}.`;
const diskFull: Sentence = ({ path }) => `The disk is full: ${path} could not be written.`;
const notAFolder: Sentence = ({ path }) => `${path} cannot be a folder, because a file has its name.`;

const onDisk: Readonly<Record<string, Sentence>> = {
  EACCES: noPermission,
  EPERM: noPermission,
  EROFS: ({ path }) => `${path} is on a disk that is mounted read-only.`,
  ENOSPC: diskFull,
  EDQUOT: diskFull,
  EEXIST: notAFolder,
  ENOTDIR: notAFolder,
  ENOENT: ({ path }) => `${path} does not exist.`,
};

/**
 * The advice to an operator about an error of a server's start: one or more sentences. Undefined if the error has another cause
 * than settings, addresses and folders.
 */
export function operatorMessage(error: unknown): string | undefined {
  if (error instanceof OperatorError) return error.message;
  if (!isSystemError(error)) return undefined;
  const { code, syscall, path } = error;
  if (syscall === 'listen' && path === undefined) return listening[code]?.(error);
  if (syscall === 'getaddrinfo') return unknownHost(error);
  return path === undefined ? undefined : onDisk[code]?.(error);
}
