import type { DivisionRef } from '../refs/division-ref.ts';
import type { RosterMember, SeasonPlayer, TeamPage, TeamSeason } from './team.ts';

/** GET /api/team/{id}/info. */
export const toTeamWire = ({ id, name, logo, banner }: TeamPage) => ({ id, teamname: name, teamlogo: logo, banner });

/** A row of GET /api/team/{id}/players; sortorder 1 is the captain. */
export const toRosterWireRow = ({ player, mmr, sortOrder }: RosterMember) => ({
  id: player.id,
  nickname: player.nickname,
  avatar: player.avatar,
  mmr,
  sortorder: sortOrder,
});

/** Rows of GET /api/team/{id}/playedSeasons: the seasons with a division, under the name the team had. */
export const toPlayedSeasonWireRows = (seasons: readonly TeamSeason[]) =>
  seasons
    .filter(({ division }) => division !== null)
    .map(({ season, name }) => ({ seasonId: season.id, season: season.name, teamname: name }));

/** MESSAGE of GET /api/team/{id}/season/{seasonId}/division. */
export const toTeamDivisionWire = ({ id, name, discriminator }: DivisionRef) => ({ id, name, discriminator });

/** A row of GET /api/team/{id}/season/{seasonId}/players. */
export const toSeasonPlayerWireRow = ({ id, nickname, sortOrder }: SeasonPlayer) => ({
  id,
  nickname,
  sortorder: sortOrder,
});

/** A row of GET /api/team/all. */
export const toTeamNameWireRow = ({ id, name }: { id: number; name: string }) => ({ id, teamname: name });
