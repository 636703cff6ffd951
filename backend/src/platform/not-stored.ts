/** The system's codes for a disk that is full, over a quota or read-only. Only a write meets them. */
const FULL = ['EDQUOT', 'EFBIG', 'ENOSPC', 'EROFS'];
/** The same of a write, also for a disk that is out of order, or has something else in the way. A read can meet the others. */
const TAKES_NOTHING = [
  ...FULL,
  ...['EACCES', 'EEXIST', 'EIO', 'EISDIR', 'EMFILE', 'ENFILE', 'ENODEV', 'ENOTDIR', 'ENXIO', 'EPERM', 'ESTALE'],
];

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code);

/** What should be kept could not be written, through no fault of its sender. Nothing is left of it. */
export class NotStored extends Error {
  /** What the disk, or the store of objects, said. */
  readonly reason: string;

  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`not stored: ${reason}`, { cause });
    this.name = 'NotStored';
    this.reason = reason;
  }
}

/** Runs a write to a disk. Throws `NotStored` when the disk takes nothing more. Other errors are thrown unchanged. */
export async function storingBytes<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw TAKES_NOTHING.includes(codeOf(error)) ? new NotStored(error) : error;
  }
}

/** Was something not stored? Also an error that came another way than through `storingBytes`, such as a stream's own. */
export const isNotStored = (error: unknown): boolean => error instanceof NotStored || FULL.includes(codeOf(error));
