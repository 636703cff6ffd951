import { boostOf } from './boost.ts';
import type { BoostUse } from './boost.ts';
import { eventsOf, lastBackAt } from './events.ts';
import { isStandardField } from './field.ts';
import { FIELD_NUMBERS } from './play/field-numbers.ts';
import type { FieldNumbers } from './play/field-numbers.ts';
import { HEAT_COLUMNS, HEAT_ROWS } from './play/field-play.ts';
import type { FieldPlay, Heat, FieldPlayer } from './play/field-play.ts';
import { kickoffNumbers, kickoffsOf } from './kickoffs.ts';
import type { Kickoff } from './kickoffs.ts';
import { distanceOf, heightsOf, presenceOf, speedOf } from './movement.ts';
import { padsOf, takenPads } from './pads.ts';
import type { TakenPad } from './pads.ts';
import { ballDistanceByHolder, ballHeat, ballSideOf, carHeat, placesInTeam, thirdsOf } from './positioning.ts';
import type { TeamPlaceNumber } from './positioning.ts';
import type { RecordedPlayer, Recording } from './recording.ts';
import { timelineOf } from './timeline.ts';
import type { Timeline } from './timeline.ts';
import { possessionOf, touchesOf } from './touches.ts';
import type { Possession, Touch } from './touches.ts';

/** A recording, and what is found in it once for all that is derived from it. */
export interface Findings {
  recording: Recording;
  time: Timeline;
  isStandard: boolean;
  boosts: readonly BoostUse[];
  pads: readonly TakenPad[];
  touches: readonly Touch[];
  kickoffs: readonly Kickoff[];
  possession: Possession;
}

/** Finds what the numbers, the events and the track are made from. */
export function findingsOf(recording: Recording): Findings {
  const time = timelineOf(recording);
  const isStandard = isStandardField(recording);
  const boosts = recording.players.map((_, index) => boostOf(recording, index, time));
  const touches = touchesOf(recording, time);
  const possession = possessionOf(recording, touches, time);
  return {
    recording,
    time,
    isStandard,
    boosts,
    pads: isStandard ? takenPads(recording, boosts) : [],
    touches,
    kickoffs: kickoffsOf(recording, touches, possession, time),
    possession,
  };
}

/** All statistics and events of a recording (R37). */
export function fieldPlayOf(findings: Findings): FieldPlay {
  const { recording, time, isStandard, possession } = findings;
  const places = placesOf(recording, time);
  const [blue, orange] = possession.teams;
  return {
    ...lengthsOf(recording, time),
    isStandardField: isStandard,
    map: recording.map,
    players: recording.players.map((player, index) => playerPlay(player, index, places[index] ?? {}, findings)),
    teams: [
      { possessionSeconds: blue, ballInOwnHalfSeconds: possession.ownHalves[0] },
      { possessionSeconds: orange, ballInOwnHalfSeconds: possession.ownHalves[1] },
    ],
    ballHeat: isStandard ? ballHeat(recording, time) : noHeat(),
    events: eventsOf(findings),
  };
}

type Lengths = Pick<FieldPlay, 'activeSeconds' | 'inPlaySeconds' | 'overtimeSeconds'>;

function lengthsOf({ ballHit, overtime }: Recording, { weight }: Timeline): Lengths {
  const lengths = { activeSeconds: 0, inPlaySeconds: 0, overtimeSeconds: 0 };
  for (let frame = 0; frame < weight.length; frame++) {
    const until = weight[frame] ?? 0;
    lengths.activeSeconds += until;
    if (ballHit[frame] !== 1) continue;
    lengths.inPlaySeconds += until;
    if (overtime[frame] === 1) lengths.overtimeSeconds += until;
  }
  return lengths;
}

const noHeat = (): Heat => new Array<number>(HEAT_COLUMNS * HEAT_ROWS).fill(0);

type Places = Partial<Pick<FieldNumbers, TeamPlaceNumber>>;

/** How each player stood to their team, in the order of the recording. */
function placesOf({ players, ball }: Recording, time: Timeline): Places[] {
  const places = players.map((): Places => ({}));
  for (const team of [0, 1] as const) {
    const mates = players.flatMap((player, index) => (player.team === team ? [{ player, index }] : []));
    const sums = placesInTeam(
      mates.map(({ player }) => player),
      ball,
      time,
    );
    mates.forEach(({ index }, at) => (places[index] = sums[at] ?? {}));
  }
  return places;
}

const NONE = Object.fromEntries(FIELD_NUMBERS.map((name) => [name, 0])) as FieldNumbers;

function playerPlay(player: RecordedPlayer, index: number, places: Places, findings: Findings): FieldPlayer {
  const { recording, time, isStandard, boosts, pads, possession } = findings;
  const boost = boosts[index];
  const numbers: FieldNumbers = {
    ...NONE,
    ...presenceOf(player, time),
    ...speedOf(player, time),
    ...distanceOf(player, time),
    ...heightsOf(player, time),
    ...(isStandard ? thirdsOf(player, time) : {}),
    ...ballSideOf(player, recording.ball, time),
    ...ballDistanceByHolder(player, recording.ball, possession.holders, time),
    ...places,
    ...boost?.numbers,
    ...(boost === undefined ? {} : padsOf(index, player.team, pads, boost, time)),
    ...kickoffNumbers(index, player.team, findings.kickoffs, boost),
    ...countsOf(index, player.team, findings),
  };
  return { index, team: player.team, numbers, heat: isStandard ? carHeat(player, time) : noHeat() };
}

type CountNumber = 'demolitions' | 'demolished' | 'touches' | 'possession_seconds' | 'last_back_goals_against';

function countsOf(index: number, team: 0 | 1, findings: Findings): Pick<FieldNumbers, CountNumber> {
  const { recording, time, touches, possession } = findings;
  const demolitions = recording.demolitions.filter(({ frame }) => (time.weight[frame] ?? 0) > 0);
  const count = <T>(things: readonly T[], isTheirs: (thing: T) => boolean) => things.filter(isTheirs).length;
  return {
    demolitions: count(demolitions, (each) => each.attacker === index && recording.players[each.victim]?.team !== team),
    demolished: count(demolitions, ({ victim }) => victim === index),
    touches: count(touches, ({ player }) => player === index),
    possession_seconds: possession.players[index] ?? 0,
    last_back_goals_against: count(recording.goals, (goal) => lastBackAt(goal, recording) === index),
  };
}
