import { isNight } from '../../../tools/lib/night.mjs';

/** CI has two cores and 25 minutes for a push: every look is taken by night. */
export const hasEveryLook = isNight();

/**
 * The looks (width, theme, language) in which a journey is taken: on a push the first one, else all of them.
 * @template T
 * @param {T[]} looks
 * @returns {T[]}
 */
export const inLooks = (looks) => (hasEveryLook ? looks : looks.slice(0, 1));
