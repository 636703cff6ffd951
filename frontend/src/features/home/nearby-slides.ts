/** Only slides within this distance of the current one are drawn. */
const REACH = 2;

/** Whether a slide is near enough to the current one to be drawn. The carousel goes round: the last is next to the first. */
export function isNearby(index: number, current: number, count: number): boolean {
  const steps = Math.abs(index - current) % count;
  return Math.min(steps, count - steps) <= REACH;
}
