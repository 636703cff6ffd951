/** What two teams have done against each other (R28). */
import type { Side, Sides } from '../sides.ts';
import type { Walkover } from '../series/series-result.ts';

/** A reported series of the two teams. `seasonId`: the season in which it was played. */
export interface Meeting {
  homeTeamId: number;
  homeGames: number;
  awayGames: number;
  homeGoals: number;
  awayGoals: number;
  walkover: Walkover | null;
  /** It counts for neither team (R5). */
  isAnnulled: boolean;
  seasonId: number;
}

/** The sums of some meetings. `played` are those that count: neither walkovers nor annulled ones (R5). */
export interface MeetingSum {
  played: number;
  series: Sides<number>;
  games: Sides<number>;
  goals: Sides<number>;
  walkovers: number;
  annulled: number;
}

/**
 * The sums of all meetings, where `homeTeamId` is the team to stand as home, wherever each series was played. Walkovers and
 * annulled series are counted beside the sums, never in them (R5).
 */
export function sumOfMeetings(homeTeamId: number, meetings: readonly Meeting[]): MeetingSum {
  const sum: MeetingSum = {
    played: 0,
    series: { home: 0, away: 0 },
    games: { home: 0, away: 0 },
    goals: { home: 0, away: 0 },
    walkovers: 0,
    annulled: 0,
  };
  for (const meeting of meetings) {
    if (meeting.isAnnulled) sum.annulled += 1;
    else if (meeting.walkover) sum.walkovers += 1;
    else add(sum, meeting, meeting.homeTeamId === homeTeamId ? 'home' : 'away');
  }
  return sum;
}

/** The sums of each season, in the order in which the meetings name them. */
export function meetingsBySeason(
  homeTeamId: number,
  meetings: readonly Meeting[],
): { seasonId: number; sum: MeetingSum }[] {
  const seasonIds = [...new Set(meetings.map(({ seasonId }) => seasonId))];
  return seasonIds.map((seasonId) => ({
    seasonId,
    sum: sumOfMeetings(
      homeTeamId,
      meetings.filter((meeting) => meeting.seasonId === seasonId),
    ),
  }));
}

/** Adds a meeting in which the team that stands as home had this side. */
function add(sum: MeetingSum, meeting: Meeting, side: Side): void {
  const { homeGames, awayGames, homeGoals, awayGoals } = meeting;
  const isTurned = side === 'away';
  const own = isTurned ? awayGames : homeGames;
  const other = isTurned ? homeGames : awayGames;
  sum.played += 1;
  sum.series[own > other ? 'home' : 'away'] += 1;
  sum.games.home += own;
  sum.games.away += other;
  sum.goals.home += isTurned ? awayGoals : homeGoals;
  sum.goals.away += isTurned ? homeGoals : awayGoals;
}
