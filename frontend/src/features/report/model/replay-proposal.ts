import * as z from 'zod/mini';
import { SIDES } from './grid-shape';

/** The values of a sentence. */
const params = z.record(z.string(), z.union([z.string(), z.number()]));

/** Each has its sentence under `api.replay.warning.<code>`. */
const warning = z.object({ code: z.string(), params });

/** The platform of a game account, from the replay file. */
const platform = z.enum(['steam', 'epic', 'playstation', 'xbox', 'switch', 'unknown']);

const side = z.enum(SIDES);
const count = z.number();

/**
 * A player of another team than the row's. `side` is set when they are in the series' other team; otherwise their team,
 * if any.
 */
const rowOwner = z.object({ nickname: z.string(), side: z.nullable(side), team: z.nullable(z.string()) });

/** The player of a row. A similar name is never enough. */
const rowMatch = z.object({
  kind: z.enum(['account', 'nickname', 'suggested', 'unknown']),
  playerId: z.nullable(z.number()),
  /** `similarity` is 0..1. */
  suggestions: z.array(z.object({ playerId: z.number(), nickname: z.string(), similarity: z.number() })),
  /** Another player who owns the row's account, whatever the row's name is. */
  owner: z.nullable(rowOwner),
  /** The row with fewer numbers of a player who left and came back. */
  isLeftBehind: z.boolean(),
});

const replayRow = z.object({
  side,
  name: z.string(),
  platform,
  accountId: z.nullable(z.string()),
  stats: z.object({ score: count, goals: count, assists: count, saves: count, shots: count }),
  match: rowMatch,
});

/** One goal. `slot` is the scorer's place among the side's rows, from 1. */
const replayGoal = z.object({ side, slot: z.nullable(count) });

/** The rows of a game when one of the teams is read as home. */
const gameReading = z.object({
  homeGoals: count,
  awayGoals: count,
  /** In order; empty when the file does not tell. */
  goals: z._default(z.array(replayGoal), []),
  rows: z.array(replayRow),
  warnings: z.array(warning),
});

/** The votes of the rosters on the colours of one file. Undecided sides are read as if home were blue. */
const sideVote = z.object({
  homeIs: z.nullable(z.enum(['blue', 'orange'])),
  votesFor: count,
  votesAgainst: count,
  undecided: z.boolean(),
});

const replayGame = z.extend(gameReading, {
  number: z.number(),
  fileName: z.string(),
  replayDigest: z.string(),
  sides: sideVote,
  /** The same game with the teams swapped. */
  swapped: gameReading,
});

/** The result for one uploaded file. A refusal is a sentence of the server with its values. */
const fileStatus = z.object({
  name: z.string(),
  status: z.enum(['used', 'refused']),
  gameNumber: z.nullable(z.number()),
  refusal: z.nullable(z.object({ reasonKey: z.string(), params })),
});

/**
 * The answer to an upload: the content for the form. None of it is stored. The server makes it in
 * backend/src/domain/replays. Tests of both sides use docs/contracts/replay-proposal.json.
 */
export const replayProposal = z.object({
  files: z.array(fileStatus),
  games: z.array(replayGame),
  warnings: z.array(warning),
});

export type ReplayPlatform = z.output<typeof platform>;
export type RowOwner = z.output<typeof rowOwner>;
export type RowMatch = z.output<typeof rowMatch>;
export type ReplayRow = z.output<typeof replayRow>;
export type GameReading = z.output<typeof gameReading>;
export type SideVote = z.output<typeof sideVote>;
export type ReplayGame = z.output<typeof replayGame>;
export type ReplayProposal = z.output<typeof replayProposal>;
