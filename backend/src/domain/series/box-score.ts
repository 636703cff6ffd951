/** More rows in the two teams than this no lobby gives: eight places, and as many players who left again. */
export const MAX_TEAM_ROWS = 16;

/** Where a player's game account lives. `unknown`: a bot, a platform the league does not know, or none was told. */
export const PLATFORMS = ['steam', 'epic', 'playstation', 'xbox', 'switch', 'unknown'] as const;

export type Platform = (typeof PLATFORMS)[number];

/** The five numbers of one player in one game; a number missing from the file is 0 (R15). */
export interface BoxScoreStats {
  score: number;
  goals: number;
  assists: number;
  saves: number;
  shots: number;
}

/** One row of a game's box score, as the replay file tells it: nothing here is matched to the league yet. */
export interface BoxScorePlayer extends BoxScoreStats {
  /** Display name at the time of the game, without control characters. */
  name: string;
  platform: Platform;
  /** The platform's own stable id, as text; null when the file has none, or when it cannot tell two players apart. */
  accountId: string | null;
  /** The unique name of the account itself: a PSN name, which files since October 2024 hold. Null elsewhere. */
  accountName: string | null;
  /** Two rows carry the same account (split screen), so that neither keeps it. */
  sharedAccount: boolean;
  /** 0 blue, 1 orange, -1 spectator. */
  team: 0 | 1 | -1;
  isBot: boolean;
}

/** When a game was played. */
export interface PlayedAt {
  /** UTC seconds; only in files of builds since October 2024. */
  epochSeconds: number | null;
  /** `YYYY-MM-DD HH:mm:ss` on the clock of the machine that saved the file; its zone is unknown. */
  localDate: string | null;
}

/** One game's box score, from one replay file (R15). */
export interface BoxScore {
  /** New for every saved file, also of the same game. */
  replayId: string | null;
  /** One per lobby, so that the games of a series can share it. */
  matchGuid: string | null;
  playedAt: PlayedAt;
  /** Places in the lobby for each team; often 4 in a game of three against three. */
  teamSize: number | null;
  blueGoals: number;
  orangeGoals: number;
  /** Null when the file was saved before the end of the game, and so has no rows. */
  players: BoxScorePlayer[] | null;
  /** The game says itself that this file does not hold a finished game. */
  unfinished: boolean;
  /** SHA-256 (hex) of names and numbers, the same for the same game saved by two players. */
  digest: string;
}
