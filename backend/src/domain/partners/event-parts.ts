/**
 * What partners are told of a change, column by column (R34): the parts of a noun that visitors see. A column that is not here
 * gives no event. `public_parts()` of the database is the same list; a test compares them.
 */

const DIVISION_PARTS = [
  'name',
  'address',
  'rank',
  'format',
  'admin',
  'teams',
  'order',
  'points',
  'disqualified',
  'annulled',
  'decider',
  'bands',
] as const;

/** The parts of each noun, in the order in which an event names them. */
export const EVENT_PARTS = {
  season: [
    'name',
    'dates',
    'format',
    'weeks',
    'signup',
    'transfers',
    'qualifiers',
    'settled',
    'isCurrent',
    'isSignupSeason',
    'honours',
  ],
  division: DIVISION_PARTS,
  stage: [...DIVISION_PARTS, 'bracket', 'weeks', 'drawn', 'entrants'],
  series: ['week', 'teams', 'stream', 'bracket', 'reportedAt', 'hasPlayerNumbers', 'isOwnMatter', 'games', 'field'],
  player: ['nickname', 'nationality', 'mmr', 'avatar', 'banner', 'links', 'account', 'roles', 'sanctions'],
  team: ['name', 'logo', 'banner', 'isActive', 'sanctions', 'roster'],
  sixMans: ['ratings', 'ranks', 'players'],
  site: ['settings', 'start', 'pages', 'newsCategories', 'board', 'ownMatters'],
} as const;

/** A noun whose events name parts. */
export type EventNoun = keyof typeof EVENT_PARTS;
export type PartOf<N extends EventNoun> = (typeof EVENT_PARTS)[N][number];
export type EventPart = PartOf<EventNoun>;

/** The part to which each column of each table belongs; `*`: a whole row that came or went. */
export const PUBLIC_PARTS: Readonly<Record<string, Readonly<Record<string, EventPart>>>> = {
  season: {
    name: 'name',
    starts_on: 'dates',
    ends_on: 'dates',
    series_format: 'format',
    weeks: 'weeks',
    signup_opens_at: 'signup',
    signup_closes_at: 'signup',
    transfer_from: 'transfers',
    transfer_to: 'transfers',
    qualifiers: 'qualifiers',
    settled_at: 'settled',
  },
  season_honour: {
    '*': 'honours',
    player_id: 'honours',
    team_id: 'honours',
    game_id: 'honours',
    goal: 'honours',
    name_sv: 'honours',
    name_en: 'honours',
    text_sv: 'honours',
    text_en: 'honours',
  },
  division: {
    name: 'name',
    name_en: 'name',
    discriminator: 'address',
    rank: 'rank',
    series_format: 'format',
    admin_user_id: 'admin',
  },
  division_team: {
    '*': 'teams',
    name: 'teams',
    logo: 'teams',
    sort_order: 'order',
    adjustment: 'points',
    adjustment_reason: 'points',
    is_disqualified: 'disqualified',
    are_results_annulled: 'annulled',
    decider: 'decider',
  },
  placement_band: {
    '*': 'bands',
    from_position: 'bands',
    to_position: 'bands',
    hex: 'bands',
    description_sv: 'bands',
    description_en: 'bands',
    meaning: 'bands',
  },
  stage: {
    kind: 'bracket',
    format: 'bracket',
    has_third_place: 'bracket',
    has_second_final: 'bracket',
    round_formats: 'bracket',
    lot: 'bracket',
    keeps_divisions_apart: 'bracket',
    takes_signups: 'bracket',
    weeks: 'weeks',
    drawn_at: 'drawn',
  },
  stage_entrant: {
    '*': 'entrants',
    team_id: 'entrants',
    source_division_id: 'entrants',
    source_place: 'entrants',
    exit: 'entrants',
    goes_on_from: 'entrants',
  },
  team: { name: 'name', logo: 'logo', banner: 'banner', is_active: 'isActive' },
  player: {
    nickname: 'nickname',
    nationality: 'nationality',
    mmr: 'mmr',
    avatar: 'avatar',
    banner: 'banner',
    twitter: 'links',
    instagram: 'links',
    twitch: 'links',
    tiktok: 'links',
    youtube: 'links',
    discord_name: 'account',
    user_id: 'account',
  },
  user_role: { '*': 'roles' },
  sanction: {
    '*': 'sanctions',
    kind: 'sanctions',
    starts_on: 'sanctions',
    ends_on: 'sanctions',
    series_count: 'sanctions',
    reason_sv: 'sanctions',
    reason_en: 'sanctions',
    lifted_at: 'sanctions',
  },
  series: {
    week: 'week',
    home_team_id: 'teams',
    away_team_id: 'teams',
    is_streamed: 'stream',
    bracket_position: 'bracket',
    format: 'bracket',
  },
};
