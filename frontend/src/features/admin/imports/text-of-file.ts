/** What a file says. `isWindows`: it was read in Windows' letters. */
interface FileText {
  text: string;
  isWindows: boolean;
}

/**
 * The text of a file. Spreadsheets save "Unicode text" as UTF-16, and older ones in Windows' letters: a file that is no
 * UTF-8 is read as those. But one with more letters of UTF-8 than others was put together of both, and has signs that show
 * where it cannot be read, as for imports of whole leagues (`textOfTable` of the server).
 */
export async function textOfFile(file: Blob): Promise<FileText> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const utf16 = utf16Of(bytes);
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), isWindows: false };
  const text = new TextDecoder('utf-8').decode(bytes);
  const isWindows = !isUtf8(bytes) && countOf(/\uFFFD/g, text) > countOf(/[^\p{ASCII}\uFFFD]/gu, text);
  return { text: isWindows ? new TextDecoder('windows-1252').decode(bytes) : text, isWindows };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

const countOf = (sign: RegExp, text: string): number => text.match(sign)?.length ?? 0;

/** By its mark, or by the zeros beside the first letters. */
function utf16Of([one, two, three, four]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if ((one === 0xff && two === 0xfe) || (two === 0 && four === 0 && one !== 0)) return 'utf-16le';
  return (one === 0xfe && two === 0xff) || (one === 0 && three === 0 && two !== 0) ? 'utf-16be' : null;
}
