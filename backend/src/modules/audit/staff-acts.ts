/**
 * All acts of staff by their stored names, each with the key of its text. An act that is not listed here cannot be
 * recorded. A new act needs its text in both languages (`npm run check` finds a missing one).
 */
export const STAFF_ACTS = {
  'division.create': 'api.act.division.create',
  'division.info': 'api.act.division.info',
  'division.bands': 'api.act.division.bands',
  'division.teams': 'api.act.division.teams',
  'division.team': 'api.act.division.team',
  'division.schedule': 'api.act.division.schedule',
  'series.plan': 'api.act.series.plan',
  'series.times': 'api.act.series.times',
  'series.report': 'api.act.series.report',
  'series.walkover': 'api.act.series.walkover',
  'series.reset': 'api.act.series.reset',
  'player.game-account': 'api.act.player.game-account',
  'request.accept': 'api.act.request.accept',
  'request.deny': 'api.act.request.deny',
  'request.fall-through': 'api.act.request.fall-through',
  'request.put-aside': 'api.act.request.put-aside',
  'request.take-back': 'api.act.request.take-back',
  'user.save': 'api.act.user.save',
  'user.connect': 'api.act.user.connect',
  'user.disconnect': 'api.act.user.disconnect',
  'team.save': 'api.act.team.save',
  'season.create': 'api.act.season.create',
  'season.change': 'api.act.season.change',
  'season.divisions': 'api.act.season.divisions',
  'season.close': 'api.act.season.close',
  'settings.switches': 'api.act.settings.switches',
  'settings.start': 'api.act.settings.start',
  'settings.current-season': 'api.act.settings.current-season',
  'news.create': 'api.act.news.create',
  'news.change': 'api.act.news.change',
  'news.delete': 'api.act.news.delete',
  'news-category.create': 'api.act.news-category.create',
  'news-category.rename': 'api.act.news-category.rename',
  'news-category.delete': 'api.act.news-category.delete',
  'page.save': 'api.act.page.save',
  'member.reveal-ssn': 'api.act.member.reveal-ssn',
  'division.role': 'api.act.division.role',
  'room.open': 'api.act.room.open',
  'room.close': 'api.act.room.close',
  'six-mans.report': 'api.act.six-mans.report',
  'six-mans.undo': 'api.act.six-mans.undo',
  'six-mans.floors': 'api.act.six-mans.floors',
  'api-key.create': 'api.act.api-key.create',
  'api-key.revoke': 'api.act.api-key.revoke',
  'person.export': 'api.act.person.export',
  'person.erase': 'api.act.person.erase',
  'outbox.retry': 'api.act.outbox.retry',
  'act.undo': 'api.act.act.undo',
} as const satisfies Record<string, `api.act.${string}`>;

export type StaffActName = keyof typeof STAFF_ACTS;

/** The key of the act's text; the name itself for an act of an earlier version. */
export const textKeyOf = (act: string): string => (STAFF_ACTS as Record<string, string>)[act] ?? act;
