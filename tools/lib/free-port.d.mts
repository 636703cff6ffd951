/** The types of `free-port.mjs`, for the tests of the backend. */
export function freePort(): Promise<number>;
