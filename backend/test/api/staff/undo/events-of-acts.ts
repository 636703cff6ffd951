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
    'time and stream': [['series.moved'], ['series.moved']],
    'time that captains agreed on and offer to move': [['series.moved'], ['series.moved']],
  },
  'series.times': {
    'of one series': [['series.moved'], ['series.moved']],
  },
  'player.merge': {
    'with games, teams, accounts, invites, requests and 6mans of both': [
      ['player.transferred', 'player.transferred'],
      ['player.transferred', 'player.transferred'],
    ],
  },
  'division.schedule-again': {
    'with results that are lost': [
      ['series.removed', 'series.removed'],
      ['series.scheduled', 'series.scheduled', 'series.reported'],
    ],
  },
  'team.save': {
    'another name, one player less': [
      ['team.changed', 'player.transferred'],
      ['team.changed', 'player.transferred'],
    ],
  },
  'request.accept': {
    'new facts of a team': [['team.changed'], ['team.changed']],
    'a new team': [
      ['team.created', 'player.transferred'],
      ['team.removed', 'player.transferred'],
    ],
    'a transfer': [['player.transferred'], ['player.transferred']],
    'the last to leave': [
      ['team.changed', 'player.transferred'],
      ['team.changed', 'player.transferred'],
    ],
  },
  'signup.add': {
    'a team': [['team.signed-up'], ['team.withdrawn']],
  },
  'signup.remove': {
    'a team': [['team.withdrawn'], ['team.signed-up']],
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
};
