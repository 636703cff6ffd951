/** Plays a stage of the demo league: its bracket, series by series, as far as it has come. */
import { bracketChanges } from '../../domain/stages/bracket-changes.ts';
import type { Pairing } from '../../domain/stages/bracket-changes.ts';
import { bracketOf } from '../../domain/stages/bracket.ts';
import { bracketStates } from '../../domain/stages/bracket-state.ts';
import type { BracketResult } from '../../domain/stages/bracket-state.ts';
import { resultOf } from '../../domain/series/series-result.ts';
import type { Sides } from '../../domain/sides.ts';
import type { Random } from '../../domain/random.ts';
import { addHours, instantAt, addDays } from '../league/calendar.ts';
import type { DemoSeries, DemoStage, DemoTeam } from '../model.ts';
import { strengthOf } from '../play/play-division.ts';
import { playGames } from '../play/play-series.ts';

/** When the series of a stage are played, and what is known of them. */
interface StagePlay {
  startsOn: string;
  /** The last round that has results; the next one has series without. Default: all are played. */
  lastRound?: number;
  /** The day of a round within its week, from Monday. */
  dayOf: (round: number) => number;
  /** A team that wins whatever it plays. */
  winner?: DemoTeam | undefined;
  /** A team whose coming series has no time yet. */
  timeless?: DemoTeam;
}

const EVENINGS = [19, 20.5, 18, 21];
const SERIES_HOURS = 1.25;
/** More rounds than a bracket has. */
const ALL_ROUNDS = 99;

/** Adds the series of the stage. */
export function playStage(random: Random, stage: DemoStage, play: StagePlay): void {
  const bracket = bracketOf(stage.shape);
  const results: BracketResult[] = [];
  const lastRound = play.lastRound ?? ALL_ROUNDS;
  for (;;) {
    const stored = results.map(({ position, seeds }) => ({ position, home: seeds[0], away: seeds[1] }));
    const states = bracketStates(bracket, results);
    const next = bracketChanges(
      states,
      stored.map((series) => ({ ...series, seriesId: series.position, isReported: true })),
    ).added.filter(({ round }) => round <= lastRound + 1);
    const ready = next.filter(({ round }) => round <= lastRound);
    for (const pairing of ready) {
      const series = timed(stage, pairing, play);
      report(random, stage, series, play.winner);
      results.push(resultOfSeries(pairing, series, stage));
      stage.series.push(series);
    }
    if (ready.length > 0) continue;
    for (const pairing of next) stage.series.push(timed(stage, pairing, play));
    return;
  }
}

function timed(stage: DemoStage, { position, round, home, away }: Pairing, play: StagePlay): DemoSeries {
  const week = stage.weeks[round - 1] as number;
  const sides = { home: teamOf(stage, home), away: teamOf(stage, away) };
  const isTimeless = play.timeless !== undefined && Object.values(sides).some(({ id }) => id === play.timeless?.id);
  const day = addDays(play.startsOn, 7 * (week - 1) + play.dayOf(round));
  return {
    ...{ week, ...sides, bracketPosition: position },
    format: stage.roundFormats[round - 1] ?? null,
    scheduledAt:
      isTimeless && round > (play.lastRound ?? ALL_ROUNDS)
        ? null
        : instantAt(day, EVENINGS[position % EVENINGS.length] as number),
    isStreamed: stage.kind === 'playoffs',
    ...{ reportedAt: null, walkover: null, games: null },
  };
}

/** Plays a series; a team that has to win is given the games of the other one. */
function report(random: Random, stage: DemoStage, series: DemoSeries, winner: DemoTeam | undefined): void {
  const format = formatOf(stage, series);
  const games = playGames(random, format, { home: strengthOf(series.home), away: strengthOf(series.away) });
  const won = resultOf(format, games).winner;
  const isOther =
    won !== null && [series.home, series.away].some((team) => team.id === winner?.id) && series[won].id !== winner?.id;
  series.games = isOther ? games.map(turned) : games;
  series.reportedAt = addHours(series.scheduledAt as Date, SERIES_HOURS + random.next() / 4);
}

const turned = ({ home, away }: Sides<number>): Sides<number> => ({ home: away, away: home });

const resultOfSeries = ({ position, home, away }: Pairing, series: DemoSeries, stage: DemoStage): BracketResult => ({
  ...{ position, seeds: [home, away], isProvisional: false },
  winner: resultOf(formatOf(stage, series), series.games ?? []).winner === 'home' ? home : away,
});

const formatOf = (stage: DemoStage, series: DemoSeries) => series.format ?? stage.format;

const teamOf = ({ entrants }: DemoStage, seed: number): DemoTeam => entrants[seed - 1]?.team as DemoTeam;
