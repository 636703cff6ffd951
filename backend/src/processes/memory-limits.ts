/**
 * Keeps V8's heap small. V8 reads these limits only from the command line. The first halves the space of young objects
 * (docs/performance.md has the figures). The second limits the old ones; by it V8 also decides how much memory may be
 * used between two collections. `npm start` and the image pass them to a process that serves alone.
 */
export const MEMORY_FLAGS = ['--max-semi-space-size=4', '--max-old-space-size=384'] as const;

/** The C library's allocator keeps a pool of memory for each thread, unless their number is limited. */
export const MEMORY_VARIABLES = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' } as const;
