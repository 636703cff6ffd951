import type { BoxScore, BoxScorePlayer } from '../../domain/series/box-score.ts';
import { boxScoreDigest } from './box-score-digest.ts';
import { PROPERTY_LIMITS } from './property-list.ts';
import { cleanName, localDateOf } from './replay-text.ts';

type Fields = Record<string, unknown>;

/** The box score in an outside parser's answer; null when it has another form than agreed. */
export const boxScoreOfAnswer = (answer: unknown): BoxScore | null => {
  const properties = fieldsOf(fieldsOf(fieldsOf(answer)?.['replay'])?.['properties']);
  if (properties === null) return null;
  const written = properties['PlayerStats'];
  const players = Array.isArray(written) ? playersOf(written) : null;
  // without rows the file was saved early; rows in another form mean a wrong answer
  if (players === null && written !== undefined && written !== null) return null;
  const blueGoals = teamGoals(properties['Team0Score'], players, 0);
  const orangeGoals = teamGoals(properties['Team1Score'], players, 1);
  if (blueGoals === null || orangeGoals === null) return null;
  return {
    replayId: null,
    matchGuid: null,
    playedAt: { epochSeconds: null, localDate: localDateOf(textOf(properties['Date'])) },
    teamSize: null,
    blueGoals,
    orangeGoals,
    // the agreed answer tells no order
    goals: [],
    players,
    unfinished: false,
    digest: boxScoreDigest({ blueGoals, orangeGoals, players }),
  };
};

const playersOf = (rows: unknown[]): BoxScorePlayer[] | null => {
  if (rows.length > PROPERTY_LIMITS.playerRows) return null;
  const players = rows.map((row) => playerOf(fieldsOf(row)));
  return players.every((player) => player !== null) ? players : null;
};

const playerOf = (row: Fields | null): BoxScorePlayer | null => {
  const name = textOf(row?.['Name']);
  if (row === null || name === null) return null;
  const [score, goals, assists, saves, shots] = ['Score', 'Goals', 'Assists', 'Saves', 'Shots'].map((field) =>
    countOf(row[field]),
  );
  if (score == null || goals == null || assists == null || saves == null || shots == null) return null;
  const team = row['Team'];
  return {
    name: cleanName(name),
    platform: 'unknown',
    accountId: null,
    accountName: null,
    sharedAccount: false,
    team: team === 0 || team === 1 ? team : -1,
    isBot: row['bBot'] === true,
    score,
    goals,
    assists,
    saves,
    shots,
  };
};

// the agreed answer has only rows and date, so without a team's score the goals of its rows are used
const teamGoals = (written: unknown, players: BoxScorePlayer[] | null, team: 0 | 1): number | null =>
  written === undefined
    ? (players ?? []).filter((player) => player.team === team).reduce((sum, { goals }) => sum + goals, 0)
    : countOf(written);

/** 0 when missing; null when it is impossible in a game. */
const countOf = (value: unknown): number | null => {
  if (value === undefined || value === null) return 0;
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 99_999 ? value : null;
};

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
