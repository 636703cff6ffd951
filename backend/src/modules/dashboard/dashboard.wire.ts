import type { DayCount } from './dashboard.ts';

/** A row of GET /api/users/playersPerDate and /api/team/signedUpTeamsPerDate: how many were new on the day. */
export const toWireDay = ({ date, count }: DayCount) => ({ date, count });
