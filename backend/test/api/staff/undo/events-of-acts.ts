import type { StaffActName } from '../../../../src/modules/audit/staff-acts.ts';
import type { EventKind } from '../../../../src/domain/partners/league-event.ts';

/** The events of an act, and those of its undo (R34). */
type Told = readonly [done: readonly EventKind[], undone: readonly EventKind[]];

/** What partners are told of staff's acts, by the ways of `STAFF_WORK`. All other acts tell them nothing. */
export const EVENTS_OF_ACTS: Partial<Record<StaffActName, Readonly<Record<string, Told>>>> = {
  'series.report': {
    first: [['series.reported'], ['series.reset']],
    corrected: [['series.corrected'], ['series.corrected']],
  },
  'series.walkover': {
    'that a team has claimed': [['series.reported'], ['series.reset']],
    'of a disputed series': [['series.corrected'], ['series.corrected']],
    'of an unplayed series': [['series.reported'], ['series.reset']],
    "in the rest of a team's series": [['series.reported'], ['series.reset']],
  },
  'series.reset': {
    'of a walkover': [['series.reset'], ['series.reported']],
    'of a played series': [['series.reset'], ['series.reported']],
  },
  'series.plan': {
    'time and stream': [
      ['series.moved', 'series.changed'],
      ['series.moved', 'series.changed'],
    ],
    'stream of chosen series': [['series.changed'], ['series.changed']],
    'time that captains agreed on and offer to move': [
      ['series.moved', 'series.changed'],
      ['series.moved', 'series.changed'],
    ],
  },
  'series.times': {
    'of one series': [
      ['series.moved', 'series.changed'],
      ['series.moved', 'series.changed'],
    ],
  },
  'player.merge': {
    'with games, teams, accounts, invites, requests and 6mans of both': [
      [
        'team.changed',
        'team.changed',
        'player.changed',
        'player.merged',
        'player.transferred',
        'player.transferred',
        'series.changed',
        'series.changed',
        'series.changed',
        'six-mans.changed',
      ],
      [
        'team.changed',
        'team.changed',
        'player.changed',
        'player.created',
        'player.transferred',
        'player.transferred',
        'series.changed',
        'series.changed',
        'series.changed',
        'six-mans.changed',
      ],
    ],
    'the account moves too': [
      ['player.changed', 'player.merged'],
      ['player.changed', 'player.created'],
    ],
  },
  'player.create': { 'with a rating': [['player.created'], ['player.removed']] },
  'team.create': {
    'with a captain': [
      ['team.created', 'player.transferred'],
      ['team.removed', 'player.transferred'],
    ],
    'without players': [['team.created'], ['team.removed']],
  },
  'team.merge': {
    'with a season, a series, numbers and players': [
      [
        'division.changed',
        'stage.changed',
        'team.merged',
        'team.signed-up',
        'team.withdrawn',
        'player.transferred',
        'series.changed',
        'series.changed',
      ],
      [
        'division.changed',
        'stage.changed',
        'team.created',
        'team.withdrawn',
        'team.signed-up',
        'player.transferred',
        'series.changed',
        'series.changed',
      ],
    ],
  },
  'player.details': {
    'birthdate and nationality': [['player.changed'], ['player.changed']],
  },
  'stage.create': {
    'without teams': [['stage.created'], ['stage.removed']],
  },
  'stage.change': {
    'four teams': [['stage.changed'], ['stage.changed']],
  },
  'stage.delete': {
    'with teams': [['stage.removed'], ['stage.created']],
  },
  'stage.weeks': {
    'both rounds later': [
      ['stage.changed', 'series.changed', 'series.changed'],
      ['stage.changed', 'series.changed', 'series.changed'],
    ],
  },
  'stage.withdrawn': {
    'before its first series': [
      ['stage.changed', 'series.removed'],
      ['stage.changed', 'series.created'],
    ],
  },
  'stage.disqualified': {
    'before its first series': [
      ['stage.changed', 'series.removed'],
      ['stage.changed', 'series.created'],
    ],
  },
  'stage.draw': {
    'of four teams': [
      ['stage.changed', 'series.created', 'series.created'],
      ['stage.changed', 'series.removed', 'series.removed'],
    ],
  },
  'division.create': {
    empty: [['division.created'], ['division.removed']],
  },
  'division.delete': {
    'with colours of the table': [['division.removed'], ['division.created']],
  },
  'division.info': {
    name: [['division.changed'], ['division.changed']],
  },
  'division.teams': {
    order: [['division.changed'], ['division.changed']],
  },
  'division.bands': {
    one: [['division.changed'], ['division.changed']],
  },
  'division.schedule': {
    'of a division without series': [['series.created'], ['series.removed']],
  },
  'division.schedule-again': {
    'with results that are lost': [
      [
        'series.removed',
        'series.removed',
        'series.created',
        'series.created',
        'series.created',
        'series.created',
        'series.created',
        'series.created',
      ],
      [
        'series.scheduled',
        'series.scheduled',
        'series.reported',
        'series.removed',
        'series.removed',
        'series.removed',
        'series.removed',
        'series.removed',
        'series.removed',
      ],
    ],
  },
  'division.team': {
    'points are added': [['division.changed'], ['division.changed']],
  },
  'team.save': {
    'another name, one player less': [
      ['division.changed', 'team.changed', 'player.transferred'],
      ['division.changed', 'team.changed', 'player.transferred'],
    ],
  },
  'user.save': {
    rating: [['player.changed'], ['player.changed']],
    roles: [['player.changed'], ['player.changed']],
  },
  'user.connect': {
    'a player without an account': [['player.changed'], ['player.changed']],
  },
  'user.disconnect': {
    'a captain': [['player.changed'], ['player.changed']],
  },
  'request.accept': {
    'new facts of a team': [
      ['division.changed', 'team.changed'],
      ['division.changed', 'team.changed'],
    ],
    'a new team': [
      ['team.created', 'player.transferred'],
      ['team.removed', 'player.transferred'],
    ],
    'a transfer': [['player.transferred'], ['player.transferred']],
    'the last to leave': [
      ['team.changed', 'player.transferred'],
      ['team.changed', 'player.transferred'],
    ],
    'a claim': [['player.changed'], ['player.changed']],
  },
  'sanction.add': {
    'a ban': [['player.changed'], ['player.changed']],
  },
  'sanction.change': {
    'the reason and the note': [['player.changed'], ['player.changed']],
  },
  'sanction.lift': {
    'a ban': [['player.changed'], ['player.changed']],
  },
  'season.create': {
    one: [['season.created'], ['season.removed']],
  },
  'season.delete': {
    'an empty one': [['season.removed'], ['season.created']],
  },
  'signup.add': {
    'a team': [['team.signed-up'], ['team.withdrawn']],
  },
  'signup.remove': {
    'a team': [['team.withdrawn'], ['team.signed-up']],
  },
  'season.divisions': {
    'one division with its teams': [['division.created'], ['division.removed']],
  },
  'season.change': {
    name: [['season.changed'], ['season.changed']],
  },
  'settings.current-season': {
    another: [['season.changed'], ['season.changed']],
  },
  'season.honour-give': {
    "a player's": [['season.changed'], ['season.changed']],
  },
  'season.honour-change': {
    'its name': [['season.changed'], ['season.changed']],
  },
  'season.honour-remove': {
    "a player's": [['season.changed'], ['season.changed']],
  },
  'season.goal': {
    first: [['season.changed'], ['season.changed']],
    another: [['season.changed'], ['season.changed']],
  },
  'season.close': {
    'the current one': [['season.changed'], ['season.changed']],
  },
  'settings.switches': {
    'the window and sign-up': [['site.changed'], ['site.changed']],
  },
  'settings.own-matters': {
    strict: [['site.changed'], ['site.changed']],
  },
  'settings.replays': {
    longer: [['site.changed'], ['site.changed']],
  },
  'settings.start': {
    text: [['site.changed'], ['site.changed']],
  },
  'news-category.create': {
    one: [['site.changed'], ['site.changed']],
  },
  'news-category.rename': {
    one: [['site.changed'], ['site.changed']],
  },
  'news-category.delete': {
    one: [['site.changed'], ['site.changed']],
  },
  'news.create': {
    one: [['news.published'], ['news.withdrawn']],
  },
  'news.change': {
    title: [['news.withdrawn'], ['news.published']],
  },
  'news.delete': {
    one: [['news.withdrawn'], ['news.published']],
  },
  'page.save': {
    first: [['site.changed'], ['site.changed']],
  },
  'six-mans.report': {
    one: [['six-mans.played'], ['six-mans.removed', 'six-mans.changed']],
  },
  'six-mans.undo': {
    one: [['six-mans.removed'], ['six-mans.played']],
  },
  'six-mans.floors': {
    'the highest': [['six-mans.changed'], ['six-mans.changed']],
  },
};
