/** Goes on in a task of its own, so that the browser may paint and hear its reader in between. */
export const nextTask = (): Promise<void> => new Promise((goOn) => setTimeout(goOn));
