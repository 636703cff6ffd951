/** The size of the header section stands first, before its checksum. */
const PREFIX_BYTES = 8;
const MOST_HEADER_BYTES = 1024 * 1024;
/** By so much the server knows that a file is no replay. */
const BEGINNING_BYTES = 64;

/**
 * The header section of a replay file, which has all its numbers: some five kilobytes of a megabyte. Of a file that is no
 * replay, the beginning.
 */
export async function headerOf(file: File): Promise<File> {
  const prefix = new DataView(await file.slice(0, PREFIX_BYTES).arrayBuffer());
  const size = prefix.byteLength < PREFIX_BYTES ? 0 : prefix.getInt32(0, true);
  const end = size > 0 && size <= MOST_HEADER_BYTES ? PREFIX_BYTES + size : BEGINNING_BYTES;
  return new File([file.slice(0, end)], file.name);
}
