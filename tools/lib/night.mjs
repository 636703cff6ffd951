// What `npm test` takes, and what it leaves to the night (CONTRIBUTING.md, tests).

/** Does everything run? `npm run test:nightly` says so to all that it starts. */
export const isNight = (env = process.env) => Boolean(env.NIGHTLY);

/** A test file that is left to the night has this in its name: `undo.nightly.api.spec.ts`. */
export const NIGHTLY_FILE = /\.nightly\./;

/** How often the night plays what is drawn by lot or needs an overlap. A test's own default is what a push can wait for. */
export const NIGHT_ROUNDS = {
  RACE_ROUNDS: 200,
  STAGE_RACES: 1000,
  WEEK_ROUNDS: 50,
  LIVE_ROUNDS: 10,
  UNDO_ROUNDS: 50,
  MODEL_RUNS: 100,
  BRACKETS: 20_000,
  STORM_ROUNDS: 50,
  KILL_ROUNDS: 20,
  FUZZ_CALLS: 20_000,
  LEAK_SAMPLES: 20,
  BACKUP_FLIPS: 100,
  MUTANTS: 50_000,
  TRACK_MUTANTS: 3000,
  STREAM_MUTANTS: 20_000,
  STREAM_CUTS: 2000,
  ROUND_TRIPS: 300,
  EVENTS: 5000,
  DOWN_MS: 60_000,
  LIST_PAGES: 1000,
  IMPORT_RUNS: 1000,
  MIRROR_ACTS: 5000,
};

/**
 * The variables of a run by night: everything, in the night's rounds where the caller names no others.
 * @param {Record<string, string | undefined>} env
 * @returns {Record<string, string | undefined>}
 */
export const nightOf = (env = process.env) => ({
  ...Object.fromEntries(Object.entries(NIGHT_ROUNDS).map(([name, rounds]) => [name, String(rounds)])),
  ...env,
  NIGHTLY: '1',
});
