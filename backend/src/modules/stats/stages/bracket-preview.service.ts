import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { statusesThatKeep, playedAgainst, playedUnder, withResult } from '../../../domain/stages/bracket-changes.ts';
import type { StoredBracket } from '../../../domain/stages/bracket-changes.ts';
import type { BracketResult } from '../../../domain/stages/bracket-state.ts';
import { SeriesReportService } from '../../series/report/series-report.service.ts';
import type { TeamRef } from '../../refs/team-ref.ts';
import { StageBracketsService } from '../../series/stages/stage-brackets.service.ts';
import { storedBracketOf } from '../../series/stages/stage-with-bracket.ts';
import type { StageRow } from '../../series/stages/stage.ts';
import type { SeriesOutcome } from '../standings/standings-preview.service.ts';

/** A series of a bracket that was played and does not follow from a new result. */
export interface PlayedSeries {
  seriesId: number;
  home: TeamRef;
  away: TeamRef;
  homeGames: number | null;
  awayGames: number | null;
}

/** What a result that staff are about to save would undo in its bracket. */
export interface BracketPreview {
  played: PlayedSeries[];
  mayKeep: boolean;
  /** They stand fast already against such a result, and stay so without a choice. */
  standFast: boolean;
}

/** Shows what follows in a bracket when staff save another result of one of its series (R43). */
@Injectable()
export class BracketPreviewService {
  constructor(
    private readonly reports: SeriesReportService,
    private readonly brackets: StageBracketsService,
  ) {}

  /** Nothing for a series of a table. */
  async preview(actor: Actor, seriesId: number, outcome: SeriesOutcome): Promise<BracketPreview> {
    const { divisionId } = await this.reports.existingForm(actor, seriesId);
    const stage = await this.brackets.find(divisionId);
    const series = stage?.series.find((one) => one.seriesId === seriesId);
    if (!stage || !series) return { played: [], mayKeep: false, standFast: false };
    const { position } = series;
    const story = storedBracketOf(stage);
    const then = withResult(story, position, resultOf(story, position, outcome));
    const positions = playedAgainst(then, position).map((one) => one.position);
    return {
      played: stage.series
        .filter((one) => positions.includes(one.position))
        .map(({ homeTeamId, awayTeamId, ...one }) => ({
          ...{ seriesId: one.seriesId, homeGames: one.homeGames, awayGames: one.awayGames },
          ...{ home: teamOf(stage, homeTeamId), away: teamOf(stage, awayTeamId) },
        })),
      mayKeep: statusesThatKeep(then, position) !== null,
      standFast: positions.length > 0 && playedUnder(then).length === 0,
    };
  }
}

function resultOf({ stored }: StoredBracket, position: number, outcome: SeriesOutcome): BracketResult | null {
  const placed = stored.find((one) => one.position === position);
  const winner = winnerOf(outcome);
  if (!placed || winner === null) return null;
  const { home, away } = placed;
  return {
    ...{ position, seeds: [home, away], isProvisional: false },
    winner: winner === 'none' ? null : winner === 'home' ? home : away,
  };
}

/** Who goes on; null: nobody yet. */
function winnerOf(outcome: SeriesOutcome): 'home' | 'away' | 'none' | null {
  if (outcome.kind === 'reset') return null;
  if (outcome.kind === 'walkover') return outcome.walkover === 'both' ? 'none' : outcome.walkover;
  const lead = outcome.games.reduce((sum, { home, away }) => sum + Math.sign(home - away), 0);
  return lead === 0 ? null : lead > 0 ? 'home' : 'away';
}

const teamOf = ({ entrants }: StageRow, teamId: number): TeamRef =>
  entrants.find(({ team }) => team?.id === teamId)?.team ?? { id: teamId, name: '', logo: null };
