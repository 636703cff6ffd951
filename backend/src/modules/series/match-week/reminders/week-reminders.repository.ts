import { Injectable } from '@nestjs/common';
import { dueReminder } from '../../../../domain/match-week/week-reminder.ts';
import type { DueReminder, ReminderKind, RemindedNames } from '../../../../domain/match-week/week-reminder.ts';
import type { WeekRules } from '../../../../domain/match-week/week-rules.ts';
import { windowOf } from '../../../../domain/match-week/week-window.ts';
import { Db } from '../../../../platform/db/db.ts';
import { namedRead } from '../../../../platform/db/named-read.ts';
import { returnedRows } from '../../../../platform/db/written.ts';
import { seriesTeamsSql } from '../../../seasons/divisions/annulled.read.ts';
import { openClaimSql } from '../no-show/no-show.read.ts';
import { readySql } from '../ready/ready.read.ts';
import { WEEK_RULES_SQL } from '../rules/week-rules.read.ts';
import { MutedReminder } from './muted-reminder.entity.ts';
import { WeekReminder } from './week-reminder.entity.ts';

/** A captain who can be reminded, and what they have switched off. */
export interface RemindedCaptain {
  userId: number;
  discordId: string;
  team: string;
  muted: ReminderKind[];
}

/** A series of which a reminder is due. */
export interface ToRemind extends DueReminder {
  seriesId: number;
  divisionId: number;
  names: RemindedNames;
  captains: RemindedCaptain[];
}

/** A series in which a side has named no line-up, with the captains of these sides. */
export interface LackingLineUp {
  divisionId: number;
  names: RemindedNames;
  captains: RemindedCaptain[];
}

interface Candidate {
  seriesId: number;
  divisionId: number;
  week: number;
  scheduledAt: Date | null;
  isClaimed: boolean;
  startsOn: string;
  rules: WeekRules;
  names: RemindedNames;
  captains: RemindedCaptain[];
}

/** The captains of these teams (SQL) who have an account. */
const captainsSql = (teamIds: string): string => `
         (select coalesce(json_agg(json_build_object('userId', u.id, 'discordId', u.discord_id, 'team', t.name,
                     'muted', array(select x.kind from muted_reminder x where x.user_id = u.id)) order by u.id), '[]')
            from roster_entry r join team t on t.id = r.team_id join player p on p.id = r.player_id
            join app_user u on u.id = p.user_id
           where r.team_id in (${teamIds}) and r.valid_to is null and r.sort_order = 1)`;

const NAMES = `json_build_object('home', h.name, 'away', a.name, 'division', d.name, 'divisionEng', d.name_en) as names`;

/** The captains of series `$1` who have named no line-up for its present start. */
const LACKING_LINE_UP = namedRead<LackingLineUp>(
  'captains-without-line-up',
  `
  select s.division_id as "divisionId", ${NAMES},
         ${captainsSql(`case when not ${readySql('home')} then s.home_team_id end, case when not ${readySql('away')} then s.away_team_id end`)} as captains
    from series s join division d on d.id = s.division_id ${seriesTeamsSql('s', 'h', 'a')} where s.id = $1`,
);

/** The series that may be due at `$1`: their start is near or was lately, or they have none. The rules decide. */
const CANDIDATES = namedRead<Candidate>(
  'week-reminder-candidates',
  `
  select s.id as "seriesId", d.id as "divisionId", s.week, s.scheduled_at as "scheduledAt",
         ${openClaimSql} is not null as "isClaimed",
         se.starts_on::text as "startsOn", ${WEEK_RULES_SQL} as rules,
         ${NAMES},
         ${captainsSql('s.home_team_id, s.away_team_id')} as captains
    from match_week_rules on_rules join season se on se.id = on_rules.season_id join division d on d.season_id = se.id
    join series s on s.division_id = d.id ${seriesTeamsSql('s', 'h', 'a')}
   where (on_rules.captains_set_times or on_rules.captains_report) and s.reported_at is null
     and (s.scheduled_at is null or s.scheduled_at between $1::timestamptz - interval '1 day' and $1::timestamptz + interval '1 hour')
   order by s.id`,
);

/** Storage of the reminders that captains get by themselves. Methods that write need the caller's transaction. */
@Injectable()
export class WeekRemindersRepository {
  constructor(private readonly db: Db) {}

  /** Those that are due now, also those that were sent already. */
  async findDue(now: Date): Promise<ToRemind[]> {
    const candidates = await this.db.read(CANDIDATES, [now]);
    return candidates.flatMap(
      ({ seriesId, divisionId, names, captains, scheduledAt, isClaimed, week, startsOn, rules }) => {
        const due = dueReminder({ scheduledAt, isClaimed, rules, window: windowOf(week, startsOn, rules) }, now);
        return due ? [{ ...due, seriesId, divisionId, names, captains }] : [];
      },
    );
  }

  /** Stores what is sent now. Returns the series' ids for which no one did so before. */
  async insertNew(
    due: readonly Pick<WeekReminder, 'seriesId' | 'kind' | 'about'>[],
    remindedAt: Date,
  ): Promise<Set<number>> {
    const stored = await this.db
      .repo(WeekReminder)
      .createQueryBuilder()
      .insert()
      .values(due.map(({ seriesId, kind, about }) => ({ seriesId, kind, about, remindedAt })))
      .orIgnore()
      .returning(['seriesId'])
      .execute();
    return new Set(returnedRows<{ series_id: number }>(stored).map((row) => row.series_id));
  }

  async findLackingLineUp(seriesId: number): Promise<LackingLineUp | null> {
    return (await this.db.read(LACKING_LINE_UP, [seriesId]))[0] ?? null;
  }

  async findMuted(userId: number): Promise<ReminderKind[]> {
    return (await this.db.repo(MutedReminder).findBy({ userId })).map(({ kind }) => kind);
  }

  async mute(userId: number, kind: ReminderKind): Promise<void> {
    await this.db.repo(MutedReminder).upsert({ userId, kind }, { conflictPaths: ['userId', 'kind'] });
  }

  async unmute(userId: number, kind: ReminderKind): Promise<void> {
    await this.db.repo(MutedReminder).delete({ userId, kind });
  }
}
