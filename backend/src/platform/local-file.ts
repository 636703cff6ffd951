/** A file on this machine: its size in bytes, and its hexadecimal SHA-256. */
export interface LocalFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}
