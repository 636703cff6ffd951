import { Injectable } from '@nestjs/common';
import type { Title } from '../../../domain/competition/season-end/final-places.ts';
import { mostImproved } from '../../../domain/competition/season-end/most-improved.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { ChangeStamp } from '../../../platform/graphql/fast-reads/change-stamp.ts';
import { PerChange } from '../../../platform/graphql/fast-reads/per-change.ts';
import { StageBracketsService } from '../../series/stages/stage-brackets.service.ts';
import { endedSeason } from './ended-season.ts';
import type { OwnHonour } from './given/given-honours.ts';
import type { AwardKind, AwardOfSeason, SeasonHonours, SeasonTitle } from './season-end.ts';
import { SeasonEndRepository } from './season-end.repository.ts';

/** A title with the season in which it was won. */
export interface TitleOfSeason extends SeasonTitle {
  season: SeasonHonours['season'];
}

/** The champions and the best of all settled seasons (R46). Found once for each change of the league. */
@Injectable()
export class SeasonHonoursService {
  private readonly found: PerChange<[], SeasonHonours[]>;

  constructor(
    private readonly seasons: SeasonEndRepository,
    private readonly brackets: StageBracketsService,
    stamp: ChangeStamp,
  ) {
    this.found = new PerChange(stamp, () => this.findAll());
  }

  /** All settled seasons, the latest first. */
  all(): Promise<SeasonHonours[]> {
    return this.found.of();
  }

  /** Of a season; null while it is not settled. */
  async ofSeason(seasonId: number): Promise<SeasonHonours | null> {
    return (await this.all()).find(({ season }) => season.id === seasonId) ?? null;
  }

  /** The titles of a team, the latest first. */
  async ofTeam(teamId: number): Promise<TitleOfSeason[]> {
    return titlesWhere(await this.all(), ({ team }) => team.id === teamId);
  }

  /** The titles of the teams for which a player has played where they were won, the latest first. */
  async ofPlayer(playerId: number): Promise<TitleOfSeason[]> {
    const entries = await this.seasons.findEntriesOfPlayer(playerId);
    const played = new Set(entries.map(({ divisionId, teamId }) => `${divisionId}/${teamId}`));
    return titlesWhere(await this.all(), ({ division, team }) => played.has(`${division.id}/${team.id}`));
  }

  /** Who has won the divisions and stages with this address, of the seasons that are settled, the latest first. */
  async winnersOf(discriminator: string): Promise<TitleOfSeason[]> {
    return titlesWhere(
      await this.all(),
      ({ title, division }) => division.discriminator === discriminator && isFirstPlace(title),
    );
  }

  /** What a player was honoured for, the latest first. */
  async awardsOfPlayer(playerId: number): Promise<AwardOfSeason[]> {
    return (await this.all()).flatMap((honours) => {
      const { bestPlayers, mostImproved: improved, goal, own } = honours;
      const kinds: AwardKind[] = [
        ...bestPlayers.filter(({ player }) => player.id === playerId).map(({ number }) => number),
        ...improved.filter(({ player }) => player.id === playerId).map(() => 'improved' as const),
        ...(goal?.scorer?.id === playerId ? (['goal'] as const) : []),
      ];
      return awardsOf(
        honours,
        kinds,
        own.filter(({ player }) => player?.id === playerId),
      );
    });
  }

  /** What a team was honoured for, the latest first: also for the goal of one of its players. */
  async awardsOfTeam(teamId: number): Promise<AwardOfSeason[]> {
    return (await this.all()).flatMap((honours) => {
      const { goal, own } = honours;
      const kinds: AwardKind[] = goal?.side && goal[goal.side].id === teamId ? ['goal'] : [];
      return awardsOf(
        honours,
        kinds,
        own.filter(({ team }) => team?.id === teamId),
      );
    });
  }

  private async findAll(): Promise<SeasonHonours[]> {
    const seasons = await this.seasons.findSettled();
    const stages = groupBy(await this.brackets.ofSeasons(seasons.map(({ id }) => id)), ({ season }) => season.id);
    return seasons.map(({ id, name, endsOn, tables, bestPlayers, risen, own, goals }) => ({
      season: { id, name },
      endsOn,
      titles: endedSeason(tables, stages.get(id) ?? []).titles,
      bestPlayers,
      mostImproved: mostImproved(risen),
      own,
      goal: goals[0] ?? null,
    }));
  }
}

/** The title of who was first where it was won. */
const isFirstPlace = (title: Title): boolean => title === 'champion' || title === 'division' || title === 'cup';

const titlesWhere = (all: readonly SeasonHonours[], isOwn: (title: SeasonTitle) => boolean): TitleOfSeason[] =>
  all.flatMap(({ season, titles }) => titles.filter(isOwn).map((title) => ({ ...title, season })));

/** `own` come after what they were the best in. */
const awardsOf = (
  { season, goal }: SeasonHonours,
  kinds: readonly AwardKind[],
  own: readonly OwnHonour[],
): AwardOfSeason[] => [
  ...kinds.map((kind) => ({ kind, season, goal: kind === 'goal' ? goal : null, own: null })),
  ...own.map((honour) => ({ kind: 'own' as const, season, goal: null, own: honour })),
];
