import type { ParseKeys } from 'i18next';
import { formatDateTime } from '../../../lib/format';
import type { Language } from '../../../lib/language';

type FieldKey = Extract<ParseKeys<'admin-audit'>, `field.${string}`>;

/** What the stored names are called. A name that is not here is shown as it is stored. */
const FIELDS: Readonly<Record<string, FieldKey>> = {
  accountId: 'field.account-id',
  adjustment: 'field.adjustment',
  adjustmentReason: 'field.adjustment-reason',
  adminUserId: 'field.division-admin',
  assists: 'field.assists',
  avatar: 'field.avatar',
  away: 'field.away',
  awayGames: 'field.away-games',
  awayGoals: 'field.away-goals',
  banner: 'field.banner',
  content: 'field.content',
  current_season: 'field.current-season',
  cycles: 'field.cycles',
  decider: 'field.decider',
  deciderReason: 'field.decider-reason',
  description: 'field.description',
  descriptionEn: 'field.description-en',
  descriptionSv: 'field.description-sv',
  disqualificationReason: 'field.disqualification-reason',
  endsOn: 'field.ends-on',
  format: 'field.format',
  fromPosition: 'field.from-position',
  games: 'field.game',
  goals: 'field.goals',
  hex: 'field.colour',
  home: 'field.home',
  homeGames: 'field.home-games',
  homeGoals: 'field.home-goals',
  isActive: 'field.is-active',
  isDisqualified: 'field.is-disqualified',
  isStreamed: 'field.is-streamed',
  kind: 'field.kind',
  logo: 'field.logo',
  matchesPerWeek: 'field.matches-per-week',
  name: 'field.name',
  nickname: 'field.nickname',
  platform: 'field.platform',
  playerId: 'field.player-id',
  reason: 'field.reason',
  registration_open: 'field.registration-open',
  reportedAt: 'field.reported-at',
  roles: 'field.roles',
  rows: 'field.row',
  saves: 'field.saves',
  scheduledAt: 'field.scheduled-at',
  score: 'field.score',
  seasonId: 'field.season-id',
  series: 'field.series',
  seriesFormat: 'field.format',
  shots: 'field.shots',
  start_content: 'field.start-content',
  start_content_eng: 'field.start-content-eng',
  start_type: 'field.start-type',
  startsOn: 'field.starts-on',
  teamId: 'field.team-id',
  title: 'field.title',
  toPosition: 'field.to-position',
  transfer_open: 'field.transfer-open',
  userId: 'field.user-id',
  version: 'field.version',
  walkover: 'field.walkover',
};

type Say = (key: FieldKey | 'value.yes' | 'value.no' | 'value.whole') => string;

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

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** A stored value as one reads it; a dash for none. */
export function valueWords(json: string | null, language: Language, say: Say): string {
  return json === null ? '–' : words(JSON.parse(json) as unknown, language, say);
}

function words(value: unknown, language: Language, say: Say): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return '–';
  if (typeof value === 'boolean' || value === 'true' || value === 'false') {
    return say(String(value) === 'true' ? 'value.yes' : 'value.no');
  }
  if (Array.isArray(value)) return value.map((part) => words(part, language, say)).join(', ');
  if (typeof value === 'string') return INSTANT.test(value) ? formatDateTime(value, language) : value;
  return JSON.stringify(value);
}
