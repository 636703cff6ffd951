/** The columns of every table that the demo league fills. */
import type { DemoBand, DemoDivisionTeam, DemoPlayer, DemoTeam, RosterEntryRow, StatsRow } from './model.ts';
import type { Columns } from './insert-rows.ts';

interface WithId {
  id: number;
}

export interface UserRow extends WithId {
  discordId: string;
  username: string;
  email: string;
  createdAt: Date;
}

export const APP_USER: Columns<UserRow> = {
  id: ['int', ({ id }) => id],
  discord_id: ['text', ({ discordId }) => discordId],
  discord_username: ['text', ({ username }) => username],
  email: ['text', ({ email }) => email],
  email_verified: ['boolean', () => true],
  created_at: ['timestamptz', ({ createdAt }) => createdAt],
};

export const USER_ROLE: Columns<{ userId: number; role: number }> = {
  user_id: ['int', ({ userId }) => userId],
  role: ['int', ({ role }) => role],
};

export const ASSOCIATION_MEMBER: Columns<UserRow> = {
  email: ['text', ({ email }) => email],
  joined_at: ['timestamptz', ({ createdAt }) => createdAt],
};

const MMR = { mean: 1150, deviation: 230, least: 180 };

/** Links with reserved names, so that they lead to no real person. */
const social = (host: string) => (player: DemoPlayer) =>
  player.hasSocials ? `https://${host}.example/${encodeURIComponent(player.nickname.toLowerCase())}` : null;
const onlyOdd = (link: (player: DemoPlayer) => string | null) => (player: DemoPlayer) =>
  player.id % 2 === 1 ? link(player) : null;

export const PLAYER: Columns<DemoPlayer> = {
  id: ['int', ({ id }) => id],
  nickname: ['text', ({ nickname }) => nickname],
  discord_name: ['text', ({ nickname }) => nickname.toLowerCase()],
  mmr: ['int', ({ skill }) => Math.max(MMR.least, Math.round(MMR.mean + MMR.deviation * skill))],
  nationality: ['text', ({ nationality }) => nationality],
  birthdate: ['date', ({ birthdate }) => birthdate],
  platform: ['text', ({ platform }) => platform],
  platform_id: ['text', ({ accountId }) => accountId],
  steam: ['text', ({ platform, accountId }) => (platform === 'steam' ? accountId : null)],
  twitter: ['text', onlyOdd(social('twitter'))],
  instagram: ['text', onlyOdd(social('instagram'))],
  twitch: ['text', social('twitch')],
  tiktok: ['text', onlyOdd(social('tiktok'))],
  youtube: ['text', social('youtube')],
  created_at: ['timestamptz', ({ createdAt }) => createdAt],
};

export const GAME_ACCOUNT: Columns<DemoPlayer> = {
  player_id: ['int', ({ id }) => id],
  platform: ['text', ({ platform }) => platform],
  account_id: ['text', ({ accountId }) => accountId],
  display_name: ['text', ({ nickname }) => nickname],
  source: ['text', () => 'typed'],
};

export const TEAM: Columns<DemoTeam> = {
  id: ['int', ({ id }) => id],
  name: ['text', ({ name }) => name],
  logo: ['text', ({ logo }) => logo],
  banner: ['text', ({ banner }) => banner],
  is_active: ['boolean', ({ isActive }) => isActive],
  created_at: ['timestamptz', ({ createdAt }) => createdAt],
};

export const ROSTER_ENTRY: Columns<RosterEntryRow> = {
  team_id: ['int', ({ teamId }) => teamId],
  player_id: ['int', ({ playerId }) => playerId],
  sort_order: ['int', ({ sortOrder }) => sortOrder],
  valid_from: ['timestamptz', ({ validFrom }) => validFrom],
  valid_to: ['timestamptz', ({ validTo }) => validTo],
};

interface SeasonRow extends WithId {
  name: string;
  startsOn: string;
  endsOn: string;
  format: string;
  /** null: staff have not settled it. */
  settledAt: Date | null;
}

export const SEASON: Columns<SeasonRow> = {
  id: ['int', ({ id }) => id],
  name: ['text', ({ name }) => name],
  starts_on: ['date', ({ startsOn }) => startsOn],
  ends_on: ['date', ({ endsOn }) => endsOn],
  series_format: ['text', ({ format }) => format],
  settled_at: ['timestamptz', ({ settledAt }) => settledAt],
};

interface DivisionRow extends WithId {
  seasonId: number;
  name: string;
  nameEng: string | null;
  discriminator: string;
  rank: number;
  format: string;
  adminUserId: number | null;
  isStage: boolean;
}

export const DIVISION: Columns<DivisionRow> = {
  id: ['int', ({ id }) => id],
  season_id: ['int', ({ seasonId }) => seasonId],
  name: ['text', ({ name }) => name],
  name_en: ['text', ({ nameEng }) => nameEng],
  discriminator: ['text', ({ discriminator }) => discriminator],
  rank: ['int', ({ rank }) => rank],
  series_format: ['text', ({ format }) => format],
  admin_user_id: ['int', ({ adminUserId }) => adminUserId],
  is_stage: ['boolean', ({ isStage }) => isStage],
};

export const PLACEMENT_BAND: Columns<DemoBand & { divisionId: number }> = {
  division_id: ['int', ({ divisionId }) => divisionId],
  from_position: ['int', ({ fromPosition }) => fromPosition],
  to_position: ['int', ({ toPosition }) => toPosition],
  hex: ['text', ({ hex }) => hex],
  description_sv: ['text', ({ descriptionSv }) => descriptionSv],
  description_en: ['text', ({ descriptionEn }) => descriptionEn],
  meaning: ['text', ({ meaning }) => meaning],
};

interface DivisionTeamRow extends DemoDivisionTeam {
  divisionId: number;
  seasonId: number;
  /** The seed in a stage; null in a table. */
  seed: number | null;
}

export const DIVISION_TEAM: Columns<DivisionTeamRow> = {
  division_id: ['int', ({ divisionId }) => divisionId],
  season_id: ['int', ({ seasonId }) => seasonId],
  team_id: ['int', ({ team }) => team.id],
  name: ['text', ({ name }) => name],
  logo: ['text', ({ team }) => team.logo],
  is_disqualified: ['boolean', ({ isDisqualified }) => isDisqualified],
  adjustment: ['int', ({ adjustment }) => adjustment],
  adjustment_reason: ['text', ({ adjustmentReason }) => adjustmentReason],
  decider: ['int', ({ decider }) => decider],
  decider_reason: ['text', ({ deciderReason }) => deciderReason],
  sort_order: ['int', ({ seed }) => seed ?? 0],
  is_stage: ['boolean', ({ seed }) => seed !== null],
};

export interface SeriesRow extends WithId {
  divisionId: number;
  week: number;
  homeTeamId: number;
  awayTeamId: number;
  scheduledAt: Date | null;
  isStreamed: boolean;
  walkover: string | null;
  result: { homeGames: number; awayGames: number; homeGoals: number; awayGoals: number } | null;
  reportedAt: Date | null;
  reportedByUserId: number | null;
  format: string | null;
  bracketPosition: number | null;
}

export const SERIES: Columns<SeriesRow> = {
  id: ['int', ({ id }) => id],
  division_id: ['int', ({ divisionId }) => divisionId],
  week: ['int', ({ week }) => week],
  home_team_id: ['int', ({ homeTeamId }) => homeTeamId],
  away_team_id: ['int', ({ awayTeamId }) => awayTeamId],
  scheduled_at: ['timestamptz', ({ scheduledAt }) => scheduledAt],
  is_streamed: ['boolean', ({ isStreamed }) => isStreamed],
  walkover: ['text', ({ walkover }) => walkover],
  home_games: ['int', ({ result }) => result?.homeGames],
  away_games: ['int', ({ result }) => result?.awayGames],
  home_goals: ['int', ({ result }) => result?.homeGoals],
  away_goals: ['int', ({ result }) => result?.awayGoals],
  reported_at: ['timestamptz', ({ reportedAt }) => reportedAt],
  reported_by_user_id: ['int', ({ reportedByUserId }) => reportedByUserId],
  version: ['int', ({ reportedAt }) => (reportedAt ? 1 : 0)],
  format: ['text', ({ format }) => format],
  bracket_position: ['int', ({ bracketPosition }) => bracketPosition],
};

export interface GameRow extends WithId {
  seriesId: number;
  number: number;
  homeGoals: number;
  awayGoals: number;
}

export const GAME: Columns<GameRow> = {
  id: ['int', ({ id }) => id],
  series_id: ['int', ({ seriesId }) => seriesId],
  number: ['int', ({ number }) => number],
  home_goals: ['int', ({ homeGoals }) => homeGoals],
  away_goals: ['int', ({ awayGoals }) => awayGoals],
};

export interface GameStatsRow extends StatsRow {
  gameId: number;
  side: 'home' | 'away';
  slot: number;
  teamId: number;
}

const NUMBERS: Columns<StatsRow> = {
  player_id: ['int', ({ playerId }) => playerId],
  score: ['int', ({ score }) => score],
  goals: ['int', ({ goals }) => goals],
  assists: ['int', ({ assists }) => assists],
  saves: ['int', ({ saves }) => saves],
  shots: ['int', ({ shots }) => shots],
};

export const PLAYER_GAME_STATS: Columns<GameStatsRow> = {
  game_id: ['int', ({ gameId }) => gameId],
  side: ['text', ({ side }) => side],
  slot: ['int', ({ slot }) => slot],
  team_id: ['int', ({ teamId }) => teamId],
  ...NUMBERS,
};

export interface GoalRow {
  gameId: number;
  number: number;
  side: 'home' | 'away';
  slot: number | null;
}

export const GOAL: Columns<GoalRow> = {
  game_id: ['int', ({ gameId }) => gameId],
  number: ['int', ({ number }) => number],
  side: ['text', ({ side }) => side],
  slot: ['int', ({ slot }) => slot],
};

export interface TotalsRow extends StatsRow {
  divisionId: number;
  teamId: number;
  games: number;
  /** Series in which they played a game for the winner. */
  seriesWon: number;
}

export const PLAYER_DIVISION_TOTALS: Columns<TotalsRow> = {
  division_id: ['int', ({ divisionId }) => divisionId],
  team_id: ['int', ({ teamId }) => teamId],
  games: ['int', ({ games }) => games],
  series_won: ['int', ({ seriesWon }) => seriesWon],
  ...NUMBERS,
};

export const SETTING: Columns<{ key: string; value: string }> = {
  key: ['text', ({ key }) => key],
  value: ['text', ({ value }) => value],
};

/** Tables with generated ids. */
export const TABLES_WITH_IDS = [
  'app_user',
  'association_member',
  'player',
  'game_account',
  'team',
  'roster_entry',
  'season',
  'division',
  'placement_band',
  'series',
  'game',
  'news_category',
  'news_post',
  'six_mans_player',
  'six_mans_series',
] as const;
