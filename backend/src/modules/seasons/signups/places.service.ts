import { Injectable } from '@nestjs/common';
import { hasRole } from '../../../domain/actor.ts';
import type { Actor } from '../../../domain/actor.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import * as Place from '../../../domain/teams/next-season-place.ts';
import type { NextSeasonPlace } from '../../../domain/teams/next-season-place.ts';
import { CAPTAIN } from '../../../domain/teams/roster.ts';
import { Clock } from '../../../platform/clock.ts';
import { Db } from '../../../platform/db/db.ts';
import type { SeasonRef } from '../../refs/season-ref.ts';
import { TeamRosterService } from '../../teams/roster/team-roster.service.ts';
import { PlacesRepository } from './places.repository.ts';
import type { PlaceRow } from './places.repository.ts';

/** A team's place as its players and staff see it. */
export interface TeamPlace extends NextSeasonPlace {
  season: SeasonRef;
  nextSeason: SeasonRef | null;
  /** Whether the viewer can decline the place. */
  canDecline: boolean;
}

/** Places that teams keep from one season to the next. */
@Injectable()
export class PlacesService {
  constructor(
    private readonly db: Db,
    private readonly places: PlacesRepository,
    private readonly teamRosters: TeamRosterService,
    private readonly clock: Clock,
  ) {}

  /**
   * The team's place, for its players and for staff. null for others, for a team that did not play, and when the places
   * are decided.
   */
  async viewOf(actor: Actor, teamId: number): Promise<TeamPlace | null> {
    const isMine = (await this.teamRosters.currentTeam(actor))?.id === teamId;
    if (!isMine && !hasRole(actor, 'admin', 'divisionadmin', 'graphics', 'writer')) return null;
    const row = await this.findOne(teamId);
    if (!row) return null;
    const place = Place.placeOf(factsOf(row));
    const canDecline = isMine && place.state === 'held' && (await this.places.isCaptain(teamId, actor.playerId));
    return { ...place, season: row.season, nextSeason: row.nextSeason, canDecline };
  }

  /** The teams that hold a place in a season that begins on this day. */
  async holdersBefore(startsOn: string): Promise<Set<number>> {
    const rows = await this.places.findAll(startsOn, this.clock.now(), null);
    return new Set(rows.filter((row) => Place.placeOf(factsOf(row)).state === 'held').map(({ teamId }) => teamId));
  }

  /** The teams' places after a season, by team, for one that begins on this day; none when another season is the last one before it. */
  async placesBefore(startsOn: string, seasonId: number): Promise<Map<number, NextSeasonPlace>> {
    const rows = await this.places.findAll(startsOn, this.clock.now(), null);
    const ofSeason = rows.filter(({ season }) => season.id === seasonId);
    return new Map(ofSeason.map((row) => [row.teamId, Place.placeOf(factsOf(row))]));
  }

  /** The captain declines the place. Refuses: NO_TEAM, NOT_CAPTAIN, NO_PLACE. */
  async decline(actor: Actor): Promise<void> {
    const teamId = await this.teamRosters.teamIdOf(actor);
    await this.db.transaction(async () => {
      const { team, at } = await this.teamRosters.lockRoster(teamId);
      if (team.roster.find(({ sortOrder }) => sortOrder === CAPTAIN)?.playerId !== actor.playerId) throw notCaptain();
      const row = await this.findOne(team.id);
      Place.assertMayDecline(row && Place.placeOf(factsOf(row)));
      await this.places.decline((row as PlaceRow).season.id, team.id, at);
    });
  }

  /**
   * The place that the team has after the present season (R16), or the last one with teams; none when the next season already has
   * its teams.
   */
  private async findOne(teamId: number): Promise<PlaceRow | null> {
    const [row] = await this.places.findAll(null, this.clock.now(), [teamId]);
    return row && !row.isGivenOut ? row : null;
  }
}

const factsOf = ({ lastSeriesAt, hasDeclined, stints }: PlaceRow): Place.PlaceFacts => ({
  lastSeriesAt: lastSeriesAt === null ? null : new Date(lastSeriesAt),
  hasDeclined,
  stints: stints.map(({ playerId, from, to }) => ({
    playerId,
    from: new Date(from),
    to: to === null ? null : new Date(to),
  })),
});

const notCaptain = (): LeagueError => new LeagueError('NOT_CAPTAIN', 'team-settings.must-be-captain');
