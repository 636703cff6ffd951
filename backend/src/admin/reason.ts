const SHORTEST = 10;
const LONGEST = 500;

/** The checked reason of an act that goes into the audit. Throws a sentence for the operator when it is too short. */
export function theReason(reason: string): string {
  const why = reason.trim();
  if (why.length < SHORTEST || why.length > LONGEST)
    throw new Error(`Say why, in ${SHORTEST} to ${LONGEST} characters.`);
  return why;
}
