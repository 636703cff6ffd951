import { isPush } from '../../../tools/lib/push.mjs';

/** For each push, CI has two cores and 25 minutes: not every look is taken then. By night, and on a developer's machine, all are. */
export const hasEveryLook = !isPush();

/**
 * The looks (width, theme, language) in which a journey is taken: on a push the first one, else all of them.
 * @template T
 * @param {T[]} looks
 * @returns {T[]}
 */
export const inLooks = (looks) => (hasEveryLook ? looks : looks.slice(0, 1));
