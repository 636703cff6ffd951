import type { ParseKeys } from 'i18next';
import type { Times } from '../../../lib/i18n/use-times';
import type { RequestKind } from '../../../lib/schema.generated';

type FieldKey = Extract<ParseKeys<'admin-audit'>, `field.${string}`>;

/** Texts for the stored field names. A name that is missing here is shown as stored. */
const FIELDS: Readonly<Record<string, FieldKey>> = {
  account: 'field.account',
  accountId: 'field.account-id',
  adjustment: 'field.adjustment',
  adjustmentReason: 'field.adjustment-reason',
  admin: 'field.division-admin',
  adminUserId: 'field.division-admin',
  areResultsAnnulled: 'field.are-results-annulled',
  assists: 'field.assists',
  avatar: 'field.avatar',
  away: 'field.away',
  awayGames: 'field.away-games',
  awayGoals: 'field.away-goals',
  banner: 'field.banner',
  birthdate: 'field.birthdate',
  captain: 'field.captain',
  captains: 'field.captains',
  category: 'field.category',
  content: 'field.content',
  contentEn: 'field.content-en',
  contentSv: 'field.content-sv',
  current_season: 'field.current-season',
  cycles: 'field.cycles',
  decider: 'field.decider',
  deciderReason: 'field.decider-reason',
  description: 'field.description',
  descriptionEn: 'field.description-en',
  descriptionSv: 'field.description-sv',
  discordName: 'field.discord-name',
  displayName: 'field.display-name',
  disqualificationReason: 'field.disqualification-reason',
  divisions: 'field.divisions',
  endsOn: 'field.ends-on',
  error: 'field.error',
  firstWeek: 'field.first-week',
  floors: 'field.floors',
  format: 'field.format',
  from: 'field.from',
  fromPosition: 'field.from-position',
  game: 'field.game',
  games: 'field.game',
  goal: 'field.goals',
  goalOrder: 'field.goal-order',
  goals: 'field.goals',
  hex: 'field.colour',
  home: 'field.home',
  homeGames: 'field.home-games',
  homeGoals: 'field.home-goals',
  image: 'field.image',
  instagram: 'field.instagram',
  isActive: 'field.is-active',
  isNewContact: 'field.is-new-contact',
  isAnnounced: 'field.is-announced',
  isDisqualified: 'field.is-disqualified',
  isPublic: 'field.is-public',
  isStreamed: 'field.is-streamed',
  leftOut: 'field.left-out',
  liftedOn: 'field.lifted-on',
  liftReason: 'field.lift-reason',
  suspended: 'field.suspended',
  kind: 'field.kind',
  logo: 'field.logo',
  loserGames: 'field.loser-games',
  losers: 'field.losers',
  matchesPerWeek: 'field.matches-per-week',
  membershipIds: 'field.membership-ids',
  meaning: 'field.meaning',
  message: 'field.message',
  mmr: 'field.mmr',
  name: 'field.name',
  nameEn: 'field.name-eng',
  nameEng: 'field.name-eng',
  nameSv: 'field.name',
  nationality: 'field.nationality',
  nickname: 'field.nickname',
  note: 'field.note',
  ownLimit: 'field.own-limit',
  platform: 'field.platform',
  playDays: 'field.play-days',
  playedAt: 'field.played-at',
  player: 'field.player',
  playerId: 'field.player-id',
  players: 'field.players',
  publishedAt: 'field.published-at',
  qualifiers: 'field.qualifiers',
  rank: 'field.rank',
  reason: 'field.reason',
  reasonEn: 'field.reason-en',
  reasonSv: 'field.reason-sv',
  registration_open: 'field.registration-open',
  reportedAt: 'field.reported-at',
  requestIds: 'field.request-ids',
  results: 'field.results',
  roleName: 'field.role-name',
  roles: 'field.roles',
  rows: 'field.row',
  saves: 'field.saves',
  scheduledAt: 'field.scheduled-at',
  score: 'field.score',
  season: 'field.season',
  seasonId: 'field.season-id',
  seasons: 'field.seasons',
  seed: 'field.seed',
  scopes: 'field.scopes',
  series: 'field.series',
  seriesId: 'field.series',
  seriesCount: 'field.series-count',
  seriesFormat: 'field.format',
  shots: 'field.shots',
  signup_season: 'field.signup-season',
  signupClosesAt: 'field.signup-closes-at',
  signupOpensAt: 'field.signup-opens-at',
  slug: 'field.slug',
  start_content: 'field.start-content',
  start_content_eng: 'field.start-content-eng',
  start_type: 'field.start-type',
  status: 'field.status',
  startsOn: 'field.starts-on',
  steam: 'field.steam',
  team: 'field.team',
  teamId: 'field.team-id',
  teams: 'field.teams',
  thumbnail: 'field.thumbnail',
  tiktok: 'field.tiktok',
  textEn: 'field.text-en',
  textSv: 'field.text-sv',
  title: 'field.title',
  to: 'field.to',
  toPosition: 'field.to-position',
  transfer_follows: 'field.transfer-follows',
  transfer_open: 'field.transfer-open',
  transfer_turned_at: 'field.transfer-turned',
  transferFrom: 'field.transfer-from',
  transferTo: 'field.transfer-to',
  twitch: 'field.twitch',
  twitter: 'field.twitter',
  userId: 'field.user-id',
  unreachable: 'field.unreachable',
  version: 'field.version',
  walkover: 'field.walkover',
  weeks: 'field.weeks',
  winners: 'field.winners',
  withoutAccount: 'field.without-account',
  youtube: 'field.youtube',
};

type ValueKey = Extract<ParseKeys<'admin-audit'>, `value.${string}`>;
type Say = (key: FieldKey | ValueKey) => string;

/** A kind as it is stored: `NEW_TEAM` is `newTeam`. */
type Stored<Name extends string> = Name extends `${infer Word}_${infer Rest}`
  ? `${Lowercase<Word>}${Capitalize<Stored<Rest>>}`
  : Lowercase<Name>;

const REQUESTS: Readonly<Record<Stored<RequestKind>, ValueKey>> = {
  newTeam: 'value.new-team',
  existingUser: 'value.existing-user',
  newImages: 'value.new-images',
  transfer: 'value.transfer',
  changeTeamInfo: 'value.change-team-info',
  leaveTeam: 'value.leave-team',
  gameAccount: 'value.game-account',
  loginHelp: 'value.login-help',
};

/** Texts for the stored values of these fields. A text that a person has typed is never replaced. */
const VALUES: Readonly<Record<string, Readonly<Record<string, ValueKey>>>> = {
  kind: {
    ...REQUESTS,
    warning: 'value.warning',
    suspension: 'value.suspension',
    ban: 'value.ban',
  },
  roles: {
    divisionadmin: 'value.division-admin',
    graphics: 'value.graphics',
    writer: 'value.writer',
  },
  meaning: {
    champion: 'value.champion',
    playoffs: 'value.playoffs',
    stays: 'value.stays',
    promotion: 'value.promotion',
    'promotion-qualifier': 'value.promotion-qualifier',
    'relegation-qualifier': 'value.relegation-qualifier',
    relegation: 'value.relegation',
  },
  walkover: { home: 'value.home', away: 'value.away', both: 'value.both' },
  start_type: { custom: 'value.custom', matches: 'value.upcoming' },
  format: { 'first-to-3': 'value.first-to-3', 'four-plus-decider': 'value.four-plus-decider' },
  seriesFormat: { 'first-to-3': 'value.first-to-3', 'four-plus-decider': 'value.four-plus-decider' },
};

/** `games.0.homeGoals` in words: "Match 1 · Hemmamål". Places are counted from 1. */
export function pathWords(path: string, say: Say): string {
  if (path === '') return say('value.whole');
  const words: string[] = [];
  for (const part of path.split('.')) {
    const place = /^\d+$/.test(part) ? String(Number(part) + 1) : null;
    const key = FIELDS[part];
    if (place !== null && words.length > 0) words.push(`${words.pop()} ${place}`);
    else words.push(place ?? (key ? say(key) : part));
  }
  return words.join(' · ');
}

/** Fields whose values are calendar days. Another field's text may look like one. */
const DAYS: readonly string[] = ['birthdate', 'endsOn', 'startsOn'];
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** What writes stored times for the reader. */
type Days = Pick<Times, 'date' | 'dateTime'>;

/** Stands for no value. */
export const NOTHING = '–';

/** A stored value in words, by its field; a dash for none. */
export function valueWords(json: string | null, times: Days, say: Say, path = ''): string {
  if (json === null) return NOTHING;
  const field = path.split('.').at(-1) ?? '';
  const known = VALUES[field] ?? {};
  const named = (value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    if (DAYS.includes(field) && /^\d{4}-\d{2}-\d{2}$/.test(value)) return times.date(value);
    const key = known[value];
    return key ? say(key) : value;
  };
  const value = JSON.parse(json) as unknown;
  return words(Array.isArray(value) ? value.map(named) : named(value), times, say);
}

function words(value: unknown, times: Days, say: Say): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return NOTHING;
  if (typeof value === 'boolean' || value === 'true' || value === 'false') {
    return say(String(value) === 'true' ? 'value.yes' : 'value.no');
  }
  if (Array.isArray(value)) return value.map((part) => words(part, times, say)).join(', ');
  if (typeof value === 'string') return INSTANT.test(value) ? times.dateTime(value) : value;
  return JSON.stringify(value);
}
