/** The steps for creating a team, in order. */
export const STEPS = ['name', 'logo', 'send'] as const;

interface Made {
  hasName: boolean;
  isSent: boolean;
}

/**
 * The open step: the one in the address (counted from 1), but the first while there is no name. A logo is optional.
 * After the request is sent, it is past the last one.
 */
export function reachedStep(inAddress: string | null, { hasName, isSent }: Made): number {
  if (isSent) return STEPS.length;
  const wanted = Math.max(Number(inAddress) || 1, 1) - 1;
  if (!hasName) return 0;
  return Math.min(wanted, STEPS.length - 1);
}
