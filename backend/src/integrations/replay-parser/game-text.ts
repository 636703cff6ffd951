/** The characters of windows-1252 where Latin-1 has control characters. The five unused places decode to themselves. */
const WINDOWS_1252_80_TO_9F = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/**
 * The character of each byte. Written by hand, because TextDecoder reads windows-1252 as Latin-1 in several Node
 * releases.
 */
const WINDOWS_1252 = Array.from({ length: 256 }, (_, byte) =>
  byte >= 0x80 && byte <= 0x9f ? WINDOWS_1252_80_TO_9F.charAt(byte - 0x80) : String.fromCharCode(byte),
);

// lone surrogates become U+FFFD, which databases and JSON clients accept
const utf16 = new TextDecoder('utf-16le', { ignoreBOM: true });

/** A text of the game, without its closing NUL: windows-1252, or UTF-16. */
export const decodeText = (bytes: Uint8Array, isUtf16: boolean): string => {
  let text = '';
  if (isUtf16) text = utf16.decode(bytes);
  else for (const byte of bytes) text += WINDOWS_1252[byte] ?? '';
  return text.endsWith('\0') ? text.slice(0, -1) : text;
};
