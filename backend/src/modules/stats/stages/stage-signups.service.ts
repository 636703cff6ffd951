import { Injectable } from '@nestjs/common';
import { LeagueError } from '../../../domain/league-error.ts';
import type { DivisionNames } from '../../../domain/site-language.ts';
import { assertLeftOutKnown, keepsOutOf, openSeedsOf } from '../../../domain/stages/open-seeds.ts';
import type { LeftOut, SeedCandidate } from '../../../domain/stages/open-seeds.ts';
import { mostRoundsOf, roundsOf } from '../../../domain/stages/planned-rounds.ts';
import { assertWeeks, filledWeeks } from '../../../domain/stages/stage-shape.ts';
import { withoutSeed } from '../../../domain/teams/stage-notices.ts';
import { NotificationsService } from '../../messages/notifications/notifications.service.ts';
import type { DivisionRef } from '../../refs/division-ref.ts';
import type { TeamRef } from '../../refs/team-ref.ts';
import { SwitchesService } from '../../content/settings/switches.service.ts';
import { SignupsService } from '../../seasons/signups/signups.service.ts';
import type { SignedUpTeam } from '../../seasons/signups/signups.service.ts';
import type { StageRow } from '../../series/stages/stage.ts';
import { StageBracketsService } from '../../series/stages/stage-brackets.service.ts';
import { stageRefOf } from '../../series/stages/stage-ref.ts';
import { StageAdminRepository } from './stage-admin.repository.ts';
import { holdersIn, StagePlacesService } from './stage-places.service.ts';
import { chosenOf, ownFormats, shapeOf } from './undrawn-stage.ts';

/** A team that has signed up without a place. */
type OpenTeam = SeedCandidate & { team: TeamRef };

/** One that gets no seed by the draw, and why. */
export type LeftOutTeam = LeftOut<OpenTeam>;

/** What all stages of a season ask for. */
interface SeasonOfStages {
  /** The teams that have signed up and have neither a place nor a table. */
  signedUp: SignedUpTeam[];
  /** Each stage with the teams that have a seed there, or get one by its draw now. */
  stages: { stage: StageRow; teams: Pick<TeamRef, 'id'>[] }[];
}

/** Stages that are open to the teams that sign up without a place (R43). */
@Injectable()
export class StageSignupsService {
  constructor(
    private readonly stages: StageAdminRepository,
    private readonly brackets: StageBracketsService,
    private readonly places: StagePlacesService,
    private readonly signups: SignupsService,
    private readonly switches: SwitchesService,
    private readonly notices: NotificationsService,
  ) {}

  /** Whether teams can still sign up for the season of a stage that is open to them. */
  async isOpen({ takesSignups, season }: Pick<StageRow, 'takesSignups' | 'season'>): Promise<boolean> {
    if (!takesSignups) return false;
    const { registrationOpen, signupSeasonId } = await this.switches.current();
    return registrationOpen && signupSeasonId === season.id;
  }

  /** Whether sign-up for the season of a stage that is open to such teams is closed because it is still to begin. */
  async isAhead(stage: Pick<StageRow, 'takesSignups' | 'season' | 'isDrawn'>): Promise<boolean> {
    if (!stage.takesSignups || stage.isDrawn || (await this.isOpen(stage))) return false;
    return this.signups.isAhead(stage.season.id);
  }

  /** The most rounds for which staff choose weeks and formats: those that a stage can get by teams that sign up. */
  mostRounds(stage: StageRow): number {
    return mostRoundsOf({ ...shapeOf(stage), kind: stage.kind, takesSignups: stage.takesSignups });
  }

  /** Those of a season that are open and not drawn. */
  async openStages(seasonId: number): Promise<DivisionRef[]> {
    const stages = await this.brackets.ofSeasons([seasonId]);
    return stages.filter(({ takesSignups, isDrawn }) => takesSignups && !isDrawn).map(stageRefOf);
  }

  /** Waits for the teams that are signing up; who comes later waits until the transaction ends. Take it before all other locks. */
  async lock({ takesSignups }: Pick<StageRow, 'takesSignups'>): Promise<void> {
    if (takesSignups) await this.switches.lockAlone();
  }

  /** Who gets no seed by a draw of each stage now although it has signed up and has no place, and why. What they share is read once a season. */
  async leftOut(stages: readonly StageRow[]): Promise<LeftOutTeam[][]> {
    const seasons = new Map<number, Promise<SeasonOfStages>>();
    const inSeason = ({ season: { id } }: StageRow): Promise<SeasonOfStages> => {
      const season = seasons.get(id) ?? this.seasonOf(id);
      seasons.set(id, season);
      return season;
    };
    return Promise.all(
      stages.map(async (stage) => {
        if (!stage.takesSignups || stage.isDrawn) return [];
        return (await this.seedsOf(stage, await inSeason(stage))).leftOut;
      }),
    );
  }

  /**
   * The stage with a seed for each team that has signed up, could play and has no place, the strongest first, after the seeds that staff have
   * chosen, up to the most that it takes; and who gets none, and is told. Refuses to leave out another team than staff have seen, and while teams can sign up, and before they could (STAGE_NOT_READY), unless
   * staff say that who is there is enough. The caller holds the stage.
   */
  async withSignedUp(
    stage: StageRow,
    { acceptsOpen, seenLeftOut }: { acceptsOpen: boolean; seenLeftOut: readonly number[] | null },
  ): Promise<{ stage: StageRow; leftOut: LeftOutTeam[] }> {
    if (!stage.takesSignups) return { stage, leftOut: [] };
    if (!acceptsOpen) await this.assertIsOver(stage);
    const { seeded, leftOut } = await this.seedsOf(stage, await this.seasonOf(stage.season.id));
    assertLeftOutKnown(
      leftOut.map(({ team }) => team),
      seenLeftOut,
    );
    await this.tellLeftOut(stage, leftOut);
    if (seeded.length === 0) return { stage: await this.withRounds(stage), leftOut };
    const entrants = [
      ...stage.entrants,
      ...seeded.map(({ team }, index) => ({
        ...{ seed: stage.entrants.length + index + 1, team, source: null, exit: null, goesOnFrom: [] },
      })),
    ];
    await this.stages.updateSeeds(stage.divisionId, entrants.map(chosenOf));
    return { stage: await this.withRounds({ ...stage, entrants, lot: null }), leftOut };
  }

  private tellLeftOut({ divisionId, name, nameEng, season }: StageRow, leftOut: readonly LeftOutTeam[]): Promise<void> {
    const notices = leftOut.map(({ team, why, otherStage }) => {
      const place = { team: team.name, division: name, divisionEng: nameEng, season: season.name };
      return [team.id, withoutSeed(place, why, otherStage)] as const;
    });
    return this.notices.notifyTeams(new Map(notices), { divisionId });
  }

  /** What all stages of a season ask for. */
  private async seasonOf(seasonId: number): Promise<SeasonOfStages> {
    const signedUp = await this.signups.withoutPlace(seasonId);
    const ids = signedUp.map(({ team }) => team.id);
    const placed = await this.stages.findTableOfTeams(seasonId, ids);
    const stages: SeasonOfStages['stages'] = [];
    for (const stage of await this.brackets.ofSeasons([seasonId])) {
      // until it is drawn, it has also the seeds of those who have the places that it takes
      const coming = stage.isDrawn ? [] : (await this.places.holdersOf(stage)).map(({ team }) => team);
      stages.push({ stage, teams: [...stage.entrants.flatMap(({ team }) => team ?? []), ...coming] });
    }
    return { signedUp: signedUp.filter(({ team }) => !placed.has(team.id)), stages };
  }

  /** Who of the teams that have signed up without a place gets a seed beside those of staff. */
  private async seedsOf(
    stage: StageRow,
    { signedUp, stages }: SeasonOfStages,
  ): Promise<{ seeded: OpenTeam[]; leftOut: LeftOutTeam[] }> {
    const { kind, format, entrants } = stage;
    const seeded = await this.seededIn(stage);
    const elsewhere = otherStagesOf(stage, stages);
    const candidates = signedUp
      .filter(({ team }) => !seeded.has(team.id))
      .map(({ team, mmr, isEligible }) => ({
        ...{ team, teamId: team.id, mmr, isEligible, otherStage: elsewhere.get(team.id) ?? null },
      }));
    return openSeedsOf(candidates, { kind, format, seeds: entrants.length });
  }

  /** The stage with the weeks and formats of the rounds that it has with these seeds. */
  private async withRounds(stage: StageRow): Promise<StageRow> {
    const rounds = roundsOf(shapeOf(stage));
    const weeks = filledWeeks(stage.weeks, rounds);
    const roundFormats = [...ownFormats(stage.roundFormats.slice(0, rounds), stage.seriesFormat)];
    assertWeeks(weeks);
    await this.stages.updateRounds(stage.divisionId, { weeks, roundFormats });
    return { ...stage, weeks, roundFormats };
  }

  private async assertIsOver(stage: StageRow): Promise<void> {
    const params = { season: stage.season.name };
    if (await this.isOpen(stage)) throw new LeagueError('STAGE_NOT_READY', 'api.stage.signup-is-open', { params });
    if (await this.isAhead(stage)) throw new LeagueError('STAGE_NOT_READY', 'api.stage.signup-is-ahead', { params });
  }

  /** The teams that have a seed already: chosen ones, and who has the place of a table or another stage now. */
  private async seededIn(stage: StageRow): Promise<Set<number>> {
    const holders = holdersIn(await this.places.tablesOf(stage), stage);
    return new Set([...stage.entrants.flatMap(({ team }) => team?.id ?? []), ...holders.map(({ team }) => team.id)]);
  }
}

/** By the team: the names of another stage of the season in which it has a seed that keeps it out of this one. */
function otherStagesOf({ divisionId, kind }: StageRow, stages: SeasonOfStages['stages']): Map<number, DivisionNames> {
  const others = stages.filter(({ stage }) => stage.divisionId !== divisionId && keepsOutOf(stage.kind, kind));
  return new Map(others.flatMap(({ stage, teams }) => teams.map(({ id }) => [id, namesOf(stage)] as const)));
}

const namesOf = ({ name, nameEng }: StageRow): DivisionNames => ({ name, nameEng });
