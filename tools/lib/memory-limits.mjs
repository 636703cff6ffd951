/**
 * Keeps V8's heap small, and its collections cheap. V8 reads these limits only from the command line. The first halves
 * the space of young objects; in less space, too many objects of waiting requests become old ones. The second limits the
 * old ones; by it V8 also decides how much memory may be used between two collections. With the third, one thread helps
 * to collect: four of them wait for each other on few cores. The last keeps V8 from making objects old at once, where many
 * like them once lived long: those of waiting requests do in a burst. `npm start` and the image pass them. docs/performance.md has the figures.
 */
export const MEMORY_FLAGS = [
  '--max-semi-space-size=8',
  '--max-old-space-size=384',
  '--v8-pool-size=1',
  '--no-allocation-site-pretenuring',
];

/** The C library's allocator keeps a pool of memory for each thread, unless their number is limited. */
export const MEMORY_VARIABLES = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' };

/** Those of the flags that Node also takes from `NODE_OPTIONS`, for a process whose command line is another's. */
export const MEMORY_OPTIONS = MEMORY_FLAGS.filter((flag) => process.allowedNodeEnvironmentFlags.has(flag)).join(' ');
