/** The steps of making a team, in order. */
export const STEPS = ['name', 'logo', 'send'] as const;

interface Made {
  hasName: boolean;
  isSent: boolean;
}

/**
 * The step that is open: the one in the address (counted from 1), but none before there is a name; a logo can wait. Past
 * the last one when the request is sent.
 */
export function reachedStep(inAddress: string | null, { hasName, isSent }: Made): number {
  if (isSent) return STEPS.length;
  const wanted = Math.max(Number(inAddress) || 1, 1) - 1;
  if (!hasName) return 0;
  return Math.min(wanted, STEPS.length - 1);
}
