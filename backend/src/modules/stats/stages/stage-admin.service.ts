import { Injectable } from '@nestjs/common';
import { inOrderOfLot } from '../../../domain/stages/seed-lot.ts';
import type { Actor } from '../../../domain/actor.ts';
import * as DivisionRules from '../../../domain/competition/division.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import { mostRoundsOf, roundsOf } from '../../../domain/stages/planned-rounds.ts';
import { assertShape, assertWeeks, FEWEST_TEAMS, filledWeeks } from '../../../domain/stages/stage-shape.ts';
import type { StageKind } from '../../../domain/stages/stage-shape.ts';
import { Db } from '../../../platform/db/db.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { DivisionAdminService } from '../../seasons/divisions/admin/division-admin.service.ts';
import type { StageRow, StageWithBracket } from '../../series/stages/stage.ts';
import { StageBracketsService } from '../../series/stages/stage-brackets.service.ts';
import type { ChosenEntrant, OpenTable, SeenStage, StageCandidate, StagePlan } from './stage-admin.ts';
import { lockUndrawn, ownFormats, sourceIdsOf } from './undrawn-stage.ts';
import { StageAdminRepository } from './stage-admin.repository.ts';
import { StageSourcesService } from './stage-sources.service.ts';

/** The rank of a stage that takes no places of tables. */
const TOP_RANK = 1;

/** Staff make stages and choose who plays in them (R43). Each change is one transaction that holds the stage. */
@Injectable()
export class StageAdminService {
  constructor(
    private readonly db: Db,
    private readonly stages: StageAdminRepository,
    private readonly brackets: StageBracketsService,
    private readonly sources: StageSourcesService,
    private readonly divisions: DivisionAdminService,
    private readonly audit: AuditService,
  ) {}

  find(divisionId: number): Promise<StageWithBracket | null> {
    return this.brackets.find(divisionId);
  }

  ofSeason(seasonId: number): Promise<StageWithBracket[]> {
    return this.brackets.ofSeasons([seasonId]);
  }

  candidates(seasonId: number): Promise<StageCandidate[]> {
    return this.stages.findCandidates(seasonId);
  }

  /** The tables and stages that a stage takes places from, with what is left to play in them. */
  tablesOf(stage: StageRow): Promise<OpenTable[]> {
    return this.sources.find(sourceIdsOf(stage));
  }

  /** Makes a stage without teams, and returns it. */
  create(
    actor: Actor,
    input: { seasonId: number; name: string; nameEng?: string | null; kind: StageKind },
  ): Promise<StageWithBracket> {
    const name = DivisionRules.nameOf(input.name);
    const nameEng = DivisionRules.nameInEnglishOf(input.nameEng ?? null, name);
    return this.db.transaction(async () => {
      const division = { name, nameEng, rank: TOP_RANK, adminUserId: null, isStage: true };
      const divisionId = await this.divisions.insertInto(input.seasonId, division);
      await this.stages.insert(divisionId, input.kind);
      const stage = await this.brackets.lock(divisionId);
      const after = { name, nameEng, kind: input.kind, season: stage.season.name };
      await this.audit.record(actor, { act: 'stage.create', objectKind: 'division', objectId: divisionId, after });
      return stage;
    });
  }

  /** Replaces all that is chosen of a stage. Refuses one that is drawn (STAGE_DRAWN), and what cannot be drawn. */
  save(actor: Actor, { divisionId, version }: SeenStage, input: StagePlan): Promise<StageWithBracket> {
    const name = DivisionRules.nameOf(input.name);
    const nameEng = input.nameEng === undefined ? undefined : DivisionRules.nameInEnglishOf(input.nameEng, name);
    assertWeeks(input.weeks);
    const teams = input.entrants.length;
    if (teams >= FEWEST_TEAMS) assertShape(input.kind, { ...input, teams });
    return this.db.transaction(async () => {
      const before = await lockUndrawn(this.brackets, { divisionId, version });
      const takesSignups = input.takesSignups ?? before.takesSignups;
      // teams that sign up make more rounds: what is chosen for those is kept until the draw
      const most = mostRoundsOf({ ...input, teams, takesSignups });
      const rounds = Math.min(most, Math.max(roundsOf({ ...input, teams }), takesSignups ? input.weeks.length : 0));
      const plan = { ...input, name, weeks: filledWeeks(input.weeks, rounds), lot: lotOf(input) };
      assertWeeks(plan.weeks);
      const tables = await this.assertEntrants(divisionId, plan);
      const chosen = input.roundFormats ?? before.roundFormats;
      const roundFormats = ownFormats(chosen.slice(0, rounds), before.seriesFormat);
      await this.stages.update(
        divisionId,
        {
          ...plan,
          roundFormats,
          nameEng: nameEng === undefined ? DivisionRules.nameInEnglishOf(before.nameEng, name) : nameEng,
          keepsDivisionsApart: input.keepsDivisionsApart ?? before.keepsDivisionsApart,
          takesSignups,
        },
        tables.length > 0 ? Math.min(...tables.map(({ rank }) => rank)) : TOP_RANK,
      );
      const after = await this.brackets.lock(divisionId);
      await this.record(actor, 'stage.change', after, { before: toldOf(before), after: toldOf(after) });
      return after;
    });
  }

  /** Deletes a stage that is not drawn. */
  remove(actor: Actor, seen: SeenStage): Promise<void> {
    return this.db.transaction(async () => {
      const stage = await lockUndrawn(this.brackets, seen);
      await this.record(actor, 'stage.delete', stage, { before: toldOf(stage) });
      await this.stages.delete(seen.divisionId);
    });
  }

  /** Refuses seeds that are neither a team nor a place, unknown ones, one that is there twice, and a place of this stage. Returns the sources. */
  private async assertEntrants(stageId: number, { entrants }: StagePlan): Promise<OpenTable[]> {
    const keys = entrants.map(({ teamId, divisionId, place }) => {
      const isPlace = divisionId !== null && place !== null;
      if ((teamId !== null) === isPlace || (place ?? 1) < 1) throw refused('entrant', 'entrants');
      return isPlace ? `${divisionId}/${place}` : `${String(teamId)}`;
    });
    if (new Set(keys).size < keys.length) throw refused('entrant-twice', 'entrants');
    const teamIds = entrants.flatMap(({ teamId }) => teamId ?? []);
    const divisionIds = [...new Set(entrants.flatMap(({ divisionId }) => divisionId ?? []))];
    if ((await this.stages.countTeams(teamIds)) < teamIds.length) throw notFound('api.division.no-such-team');
    const sources = await this.sources.find(divisionIds);
    if (sources.length < divisionIds.length) throw notFound('api.division.not-found');
    await this.sources.assertNoCircle(stageId, divisionIds);
    return sources;
  }

  private async record(
    actor: Actor,
    act: 'stage.change' | 'stage.delete',
    { divisionId, entrants }: StageRow,
    values: { before?: object; after?: object },
  ): Promise<void> {
    const teamIds = entrants.flatMap(({ team }) => team?.id ?? []);
    const isOwnTeam = await this.divisions.isOwn(actor, divisionId, teamIds);
    await this.audit.record(actor, { act, objectKind: 'division', objectId: divisionId, isOwnTeam, ...values });
  }
}

const keyOf = ({ teamId, divisionId, place }: ChosenEntrant): string =>
  teamId === null ? `place-${divisionId ?? 0}-${place ?? 0}` : `team-${teamId}`;

/** The number of the lot, when it gives this order. */
function lotOf({ entrants, lot }: StagePlan): number | null {
  if (lot === undefined || lot === null || entrants.length === 0) return null;
  const drawn = inOrderOfLot(entrants, lot, keyOf);
  return drawn.every((entrant, at) => entrant === entrants[at]) ? lot : null;
}

/** What the audit stores of a stage: names as they were then. */
const toldOf = ({
  name,
  nameEng,
  kind,
  format,
  hasThirdPlace,
  hasSecondFinal,
  weeks,
  roundFormats,
  lot,
  keepsDivisionsApart,
  takesSignups,
  entrants,
}: StageRow) => ({
  ...{
    name,
    nameEng,
    kind,
    format,
    hasThirdPlace,
    hasSecondFinal,
    weeks,
    roundFormats,
    lot,
    keepsDivisionsApart,
    takesSignups,
  },
  teams: entrants.map(({ team, source }) => (source ? `${source.division.name}: ${source.place}` : (team?.name ?? ''))),
});

const refused = (reason: string, field: string): LeagueError =>
  new LeagueError('INVALID_INPUT', `api.stage.${reason}`, { field });
const notFound = (messageKey: string): LeagueError => new LeagueError('NOT_FOUND', messageKey, { field: 'entrants' });
