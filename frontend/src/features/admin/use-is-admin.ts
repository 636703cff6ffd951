import { useSession } from '../../lib/session/session';

/** Is the reader an admin? The server decides what they may do; this decides what is shown. */
export const useIsAdmin = (): boolean => useSession().viewer?.roles.includes('ADMIN') ?? false;
