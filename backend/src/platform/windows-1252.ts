/** The characters of windows-1252 where Latin-1 has control characters. The five unused places decode to themselves. */
const PLACES_80_TO_9F = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/**
 * The character of each byte. Written by hand, because TextDecoder reads windows-1252 as Latin-1 in several Node
 * releases.
 */
const CHARACTERS = Array.from({ length: 256 }, (_, byte) =>
  byte >= 0x80 && byte <= 0x9f ? PLACES_80_TO_9F.charAt(byte - 0x80) : String.fromCharCode(byte),
);

/** A text in the letters of Windows in western Europe. */
export function windowsText(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += CHARACTERS[byte] ?? '';
  return text;
}
