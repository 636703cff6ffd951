import * as z from 'zod/mini';
import { SIDES } from '../grid/grid-shape';

/** The values of a sentence. */
const params = z.record(z.string(), z.union([z.string(), z.number()]));

/** Each has its sentence under `api.replay.warning.<code>`. */
const warning = z.object({ code: z.string(), params });

/** Where a game account lives, as the replay file says it. */
const platform = z.enum(['steam', 'epic', 'playstation', 'xbox', 'switch', 'unknown']);

const side = z.enum(SIDES);
const count = z.number();

/** A player who is not of the row's team: `side` when they are in the other one, else their team, if any. */
const rowOwner = z.object({ nickname: z.string(), side: z.nullable(side), team: z.nullable(z.string()) });

/** Who a row is; likeness alone never decides. */
const rowMatch = z.object({
  kind: z.enum(['account', 'nickname', 'suggested', 'unknown']),
  playerId: z.nullable(z.number()),
  /** `similarity` is 0..1. */
  suggestions: z.array(z.object({ playerId: z.number(), nickname: z.string(), similarity: z.number() })),
  /** Another player whose account the row was played on, whatever it is called. */
  owner: z.nullable(rowOwner),
  /** The emptier row of a player who left and came back. */
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

/** A game read with one team as home. */
const gameReading = z.object({
  homeGoals: count,
  awayGoals: count,
  rows: z.array(replayRow),
  warnings: z.array(warning),
});

/** How the rosters voted on the colours of one file; undecided sides are read as if home were blue. */
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
  /** The same game with the teams the other way round. */
  swapped: gameReading,
});

/** What became of one uploaded file; a refusal is a server sentence and its values. */
const fileFate = z.object({
  name: z.string(),
  fate: z.enum(['used', 'refused']),
  gameNumber: z.nullable(z.number()),
  refusal: z.nullable(z.object({ reasonKey: z.string(), params })),
});

/**
 * The answer to an upload: what the form is filled with. Nothing of it is stored. The server makes it in
 * backend/src/domain/replays; docs/contracts/replay-proposal.json holds the two together.
 */
export const replayProposal = z.object({
  files: z.array(fileFate),
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
