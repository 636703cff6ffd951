/** For each push, CI has two cores and 25 minutes: not every look is taken then. By night, and on a developer's machine, all are. */
export const hasEveryLook = !process.env.CI || Boolean(process.env.NIGHTLY);

/**
 * The looks (width, theme, language) in which a journey is taken: all of them on a developer’s machine, the first one in CI.
 * @template T
 * @param {T[]} looks
 * @returns {T[]}
 */
export const inLooks = (looks) => (hasEveryLook ? looks : looks.slice(0, 1));
