const SHORTEST = 10;
const LONGEST = 500;

/** Why something is done that has to be accounted for. Throws the sentence for the operator when it says too little. */
export function theReason(reason: string): string {
  const why = reason.trim();
  if (why.length < SHORTEST || why.length > LONGEST)
    throw new Error(`Say why, in ${SHORTEST} to ${LONGEST} characters.`);
  return why;
}
