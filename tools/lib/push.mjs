// What CI takes on a push, and what it leaves to the night (docs/architecture.md, tests).

/**
 * Is it CI's run for a push? Its time is limited. By night, and on a developer's machine, everything runs.
 * @param {Record<string, string | undefined>} env
 */
export const isPush = (env = process.env) => Boolean(env.CI) && !env.NIGHTLY;

/** A test file that a push leaves to the night has this in its name: `undo.nightly.api.spec.ts`. */
export const NIGHTLY_FILE = /\.nightly\./;
