/** The league's records (R30). */

/** What a record is set in. A career is all seasons together. */
export type RecordScope = 'game' | 'series' | 'season' | 'career';

interface RecordRule {
  scope: RecordScope;
  /** Whose record it is. `both`: of the two teams of a game together. */
  holder: 'player' | 'team' | 'both';
}

/** Every record, in the order in which they are shown. Its value is the largest number, and never 0. */
export const RECORDS = {
  gameGoals: { scope: 'game', holder: 'player' },
  gameAssists: { scope: 'game', holder: 'player' },
  gameSaves: { scope: 'game', holder: 'player' },
  gameShots: { scope: 'game', holder: 'player' },
  gameScore: { scope: 'game', holder: 'player' },
  gameTeamGoals: { scope: 'game', holder: 'team' },
  gameMargin: { scope: 'game', holder: 'team' },
  gameGoalsTogether: { scope: 'game', holder: 'both' },
  seriesGoals: { scope: 'series', holder: 'player' },
  seriesAssists: { scope: 'series', holder: 'player' },
  seriesSaves: { scope: 'series', holder: 'player' },
  seriesShots: { scope: 'series', holder: 'player' },
  seriesScore: { scope: 'series', holder: 'player' },
  seriesTeamGoals: { scope: 'series', holder: 'team' },
  seriesMargin: { scope: 'series', holder: 'team' },
  seasonGoals: { scope: 'season', holder: 'player' },
  seasonAssists: { scope: 'season', holder: 'player' },
  seasonSaves: { scope: 'season', holder: 'player' },
  seasonScore: { scope: 'season', holder: 'player' },
  seasonWins: { scope: 'season', holder: 'team' },
  seasonTeamGoals: { scope: 'season', holder: 'team' },
  seasonStreak: { scope: 'season', holder: 'team' },
  careerGoals: { scope: 'career', holder: 'player' },
  careerAssists: { scope: 'career', holder: 'player' },
  careerSaves: { scope: 'career', holder: 'player' },
  careerGames: { scope: 'career', holder: 'player' },
  careerWins: { scope: 'career', holder: 'player' },
  careerSeasons: { scope: 'career', holder: 'player' },
} as const satisfies Record<string, RecordRule>;

export type RecordKind = keyof typeof RECORDS;

export const RECORD_KINDS = Object.keys(RECORDS) as RecordKind[];

/** A shared record names this many holders, those who reached it first; the others are counted. */
export const MOST_HOLDERS = 5;

/** A record as it is found: its value, and how many hold it. */
export interface RecordValue {
  kind: RecordKind;
  value: number;
  holderCount: number;
}

/** A record with its first holders. `others` hold it too and are not named. */
export interface LeagueRecord<Holder> {
  kind: RecordKind;
  scope: RecordScope;
  value: number;
  others: number;
  holders: Holder[];
}

/**
 * The records of some holders, in the order of `RECORDS`. The holders of one record have the same value, come together, the
 * first one first, and are at most `MOST_HOLDERS`.
 */
export function recordsOf<Holder extends RecordValue>(holders: readonly Holder[]): LeagueRecord<Holder>[] {
  const byKind = new Map<RecordKind, Holder[]>();
  for (const holder of holders) byKind.set(holder.kind, [...(byKind.get(holder.kind) ?? []), holder]);
  return RECORD_KINDS.flatMap((kind) => {
    const own = byKind.get(kind)?.slice(0, MOST_HOLDERS) ?? [];
    const [first] = own;
    if (!first) return [];
    const others = first.holderCount - own.length;
    return { kind, scope: RECORDS[kind].scope, value: first.value, others, holders: own };
  });
}
