import type { CurrentTeam } from '../rosters.repository.ts';

/** GET /api/team/hidden/{accessToken}/currentTeam, as text: the framework answers nothing at all where JSON has null. */
export const toCurrentTeamJson = (team: CurrentTeam | null): string =>
  JSON.stringify(team && { id: team.id, teamname: team.name, teamlogo: team.logo, banner: team.banner });
