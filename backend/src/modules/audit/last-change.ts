import type { StaffActName } from './staff-acts.ts';

/** An object of the audit, and the acts that change what a form of staff edits in it; null: all of them. */
interface Changed {
  objectKind: string;
  acts: readonly StaffActName[] | null;
}

/** What staff edit in forms, each by its name in the schema. */
export const CHANGED_THINGS = {
  API_KEY: { objectKind: 'api-key', acts: null },
  DIVISION: { objectKind: 'division', acts: ['division.info'] },
  DIVISION_COLOURS: { objectKind: 'division', acts: ['division.bands'] },
  DIVISION_DECISION: { objectKind: 'division', acts: ['division.team'] },
  DIVISION_SCHEDULE: { objectKind: 'division', acts: ['division.schedule', 'division.schedule-again'] },
  DIVISION_TEAMS: { objectKind: 'division', acts: ['division.teams'] },
  MATCH_WEEK_RULES: { objectKind: 'season', acts: ['season.match-week'] },
  MEMBER: { objectKind: 'member', acts: ['member.correct', 'member.merge', 'member.end'] },
  NEWS_CATEGORY: { objectKind: 'news-category', acts: null },
  NEWS_POST: { objectKind: 'news', acts: null },
  OWN_MATTER_RULE: { objectKind: 'settings', acts: ['settings.own-matters'] },
  PAGE: { objectKind: 'page', acts: null },
  PLAYER: { objectKind: 'player', acts: null },
  REPLAY_MONTHS: { objectKind: 'settings', acts: ['settings.replays'] },
  SEASON: { objectKind: 'season', acts: ['season.change', 'season.close'] },
  SERIES: { objectKind: 'series', acts: null },
  SIX_MANS_FLOORS: { objectKind: 'six-mans-floors', acts: null },
  STAGE: {
    objectKind: 'division',
    acts: ['stage.create', 'stage.change', 'stage.draw', 'stage.weeks', 'stage.withdrawn', 'stage.disqualified'],
  },
  START_PAGE: { objectKind: 'settings', acts: ['settings.start'] },
  SWITCHES: { objectKind: 'settings', acts: ['settings.switches', 'settings.current-season'] },
  TEAM: { objectKind: 'team', acts: null },
  USER: { objectKind: 'user', acts: null },
  WEBHOOK: { objectKind: 'webhook', acts: null },
} as const satisfies Record<string, Changed>;

export type ChangedThing = keyof typeof CHANGED_THINGS;

/** Who changed a thing last, as the next who saves it is told. */
export interface LastChange {
  /** ISO text in UTC. */
  at: string;
  /** null when the account is deleted. */
  by: string | null;
}
