/** Only slides within this distance of the current one are drawn. */
const REACH = 1;

/** Is a slide near enough to the current one to be drawn? The slides go round: the last is next to the first. */
export function isNearby(index: number, current: number, count: number): boolean {
  const steps = Math.abs(index - current) % count;
  return Math.min(steps, count - steps) <= REACH;
}
