const POLYNOMIAL = 0x04c11db7;
/** The first value of the register: the complement of the published seed 0xEFCBF201. */
const FIRST_REGISTER = 0x10340dfe;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let register = byte << 24;
  for (let bit = 0; bit < 8; bit += 1) {
    register = register & 0x80000000 ? (register << 1) ^ POLYNOMIAL : register << 1;
  }
  return register >>> 0;
});

/**
 * The checksum of a section of a replay file: 32 bits, most significant bit first, not reflected, complemented. It
 * finds accidents only, because a person who edits a file can compute it again.
 */
export const replayCrc = (bytes: Uint8Array): number => {
  let register = FIRST_REGISTER;
  for (const byte of bytes) {
    register = (register << 8) ^ (TABLE[(register >>> 24) ^ byte] ?? 0);
  }
  return ~register >>> 0;
};
