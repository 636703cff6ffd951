/**
 * The looks (width, theme, language) in which a journey is taken: all of them on a developer’s machine, the first one in CI,
 * whose machine has two cores and 25 minutes. `EVERY_LOOK=1` takes all of them there too.
 * @template T
 * @param {T[]} looks
 * @returns {T[]}
 */
export const inLooks = (looks) => (process.env.CI && !process.env.EVERY_LOOK ? looks.slice(0, 1) : looks);
