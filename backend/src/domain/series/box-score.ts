/** No lobby gives more rows in the two teams: eight places, and eight players who left. */
export const MAX_TEAM_ROWS = 16;

/** The platform of a player's game account. `unknown`: a bot, an unknown platform, or a file without one. */
export const PLATFORMS = ['steam', 'epic', 'playstation', 'xbox', 'switch', 'unknown'] as const;

export type Platform = (typeof PLATFORMS)[number];

/** The five numbers of one player in one game. A number that is missing in the file is 0 (R15). */
export interface BoxScoreStats {
  score: number;
  goals: number;
  assists: number;
  saves: number;
  shots: number;
}

/** One row of a game's box score from the replay file. It is not matched with the league's players yet. */
export interface BoxScorePlayer extends BoxScoreStats {
  /** Display name at the time of the game, without control characters. */
  name: string;
  platform: Platform;
  /** The platform's own stable id, as text; null when the file has none, or when two players share it. */
  accountId: string | null;
  /** The unique name of the account itself: a PSN name, in files since October 2024. Otherwise null. */
  accountName: string | null;
  /** Two rows have the same account (split screen), so neither keeps it. */
  sharedAccount: boolean;
  /** 0 blue, 1 orange, -1 spectator. */
  team: 0 | 1 | -1;
  isBot: boolean;
}

/** One goal of a game, as its replay tells it. */
export interface BoxScoreGoal {
  /** 0 blue, 1 orange: the colour that got the goal. */
  team: 0 | 1;
  /** The scorer's place in `players`; null when the name is of no row, or of several. */
  scorer: number | null;
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
  /** New for every saved file, also for two files of the same game. */
  replayId: string | null;
  /** One for each lobby; the games of a series can share it. */
  matchGuid: string | null;
  playedAt: PlayedAt;
  /** Places in the lobby for each team; often 4 in a game of three against three. */
  teamSize: number | null;
  blueGoals: number;
  orangeGoals: number;
  /** In the order in which they were scored; empty when the file does not tell, or tells another score. */
  goals: readonly BoxScoreGoal[];
  /** Null when the file was saved before the end of the game; then it has no rows. */
  players: BoxScorePlayer[] | null;
  /** The file itself says that its game is not finished. */
  unfinished: boolean;
  /** SHA-256 (hex) of names and numbers. It is the same when two players save the same game. */
  digest: string;
}
