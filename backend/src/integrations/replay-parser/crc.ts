const POLYNOMIAL = 0x04c11db7;
/** The first value of the register: the complement of the published seed 0xEFCBF201. */
const FIRST_REGISTER = 0x10340dfe;

/** With their signs: JavaScript keeps no larger whole number without allocating. */
const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let register = byte << 24;
  for (let bit = 0; bit < 8; bit += 1) {
    register = register & 0x80000000 ? (register << 1) ^ POLYNOMIAL : register << 1;
  }
  return register;
});

/**
 * The checksum of a section of a replay file: 32 bits, most significant bit first, not reflected, complemented. It
 * finds accidents only, because a person who edits a file can compute it again.
 */
export const replayCrc = (bytes: Uint8Array): number => {
  let register = FIRST_REGISTER;
  // by index: an iterator makes an object for each of a million bytes until it is compiled
  for (let at = 0; at < bytes.length; at += 1) {
    register = (register << 8) ^ (TABLE[(register >>> 24) ^ (bytes[at] ?? 0)] ?? 0);
  }
  return ~register >>> 0;
};
