import { windowsText } from '../../platform/windows-1252.ts';

// lone surrogates become U+FFFD, which databases and JSON clients accept
const utf16 = new TextDecoder('utf-16le', { ignoreBOM: true });

/** A text of the game, without its closing NUL: windows-1252, or UTF-16. */
export const decodeText = (bytes: Uint8Array, isUtf16: boolean): string => {
  const text = isUtf16 ? utf16.decode(bytes) : windowsText(bytes);
  return text.endsWith('\0') ? text.slice(0, -1) : text;
};
