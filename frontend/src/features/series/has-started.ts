/** Whether the start of a series has passed. False as long as the time is not known: on a page that the server drew. */
export const hasStarted = (scheduledAt: string | null | undefined, now: Date | null): boolean =>
  scheduledAt != null && now !== null && Date.parse(scheduledAt) <= now.getTime();
