import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Type } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import type { TestingModule } from '@nestjs/testing';
import { ANONYMOUS } from '../../src/domain/actor.ts';
import type { Actor } from '../../src/domain/actor.ts';
import { LeagueError } from '../../src/domain/league-error.ts';
import type { LeagueErrorCode } from '../../src/domain/league-error.ts';
import { InvitesModule } from '../../src/modules/teams/invites/invites.module.ts';
import { InvitesService } from '../../src/modules/teams/invites/invites.service.ts';
import { JoiningService } from '../../src/modules/teams/invites/joining.service.ts';
import { InviteListsService } from '../../src/modules/teams/invites/invite-lists.service.ts';
import { TeamInvitesService } from '../../src/modules/teams/invites/team-invites.service.ts';
import { CaptaincyService } from '../../src/modules/teams/roster/captaincy.service.ts';
import { LeaveService } from '../../src/modules/teams/roster/leave.service.ts';
import { TeamIdentityService } from '../../src/modules/teams/team-identity.service.ts';
import { Clock, FixedClock } from '../../src/platform/clock.ts';
import { loadConfig } from '../../src/platform/config/config.ts';
import { Db } from '../../src/platform/db/db.ts';
import { DbModule } from '../../src/platform/db/db.module.ts';
import { PlatformModule } from '../../src/platform/platform.module.ts';
import { freshDatabase, PATIENT } from '../harness/database.ts';
import { cleanDatabase } from '../harness/kept-databases.ts';
import { League } from './league.ts';

const CONNECTIONS = 24;

const BROKEN = `
  with entry as (select * from roster_entry where valid_to is null and team_id = any($1::int[])),
       pending as (select * from invite where status = 0 and team_id = any($1::int[]))
  select 'two teams' as what, player_id as id from entry group by player_id having count(*) > 1
  union all
  select 'not one captain', team_id from entry group by team_id having count(*) filter (where sort_order = 1) <> 1
  union all
  select 'places', team_id from entry
   group by team_id having max(sort_order) <> count(*) or count(distinct sort_order) <> count(*)
  union all
  select 'asked with a team', p.player_id from pending p join entry e on e.player_id = p.player_id
  union all
  select 'asked by nobody', p.team_id from pending p where not exists (select from entry e where e.team_id = p.team_id)
  union all
  select 'more than five', t.id from team t where t.id = any($1::int[])
     and (select count(*) from entry e where e.team_id = t.id) + (select count(*) from pending p where p.team_id = t.id) > 5`;

/** A person with an account and a player. */
export interface Person {
  playerId: number;
  userId: number;
  actor: Actor;
}

/** A stored team: its players in order, and the players whom it has invited. */
export interface StoredTeam {
  roster: { playerId: number; sortOrder: number }[];
  pending: number[];
}

/** Teams, players and the services that move them, with a separate database. */
export class Rosters {
  readonly db: Db;
  readonly league: League;
  readonly invites: InvitesService;
  readonly teamInvites: TeamInvitesService;
  readonly lists: InviteListsService;
  readonly joining: JoiningService;
  readonly captaincy: CaptaincyService;
  readonly leaving: LeaveService;
  readonly identity: TeamIdentityService;
  #count = 0;

  private constructor(
    private readonly app: TestingModule,
    readonly clock: FixedClock,
    readonly url: string,
    private readonly drop: () => Promise<void>,
  ) {
    this.db = app.get(Db);
    this.league = new League(this.db);
    this.invites = this.service(InvitesService);
    this.teamInvites = this.service(TeamInvitesService);
    this.lists = this.service(InviteListsService);
    this.joining = this.service(JoiningService);
    this.captaincy = this.service(CaptaincyService);
    this.leaving = this.service(LeaveService);
    this.identity = this.service(TeamIdentityService);
  }

  /** A service from this league's modules. */
  service<T>(service: new (...given: never[]) => T): T {
    return this.app.get<T>(service, { strict: false });
  }

  /**
   * An empty league whose clock stands still until it is moved, with an open transfer window. `others`: more modules.
   */
  static async start(now = new Date('2026-03-01T12:00:00Z'), others: Type[] = []): Promise<Rosters> {
    const { url, dataSource, close } = await cleanDatabase(freshDatabase, { ...PATIENT, poolSize: CONNECTIONS });
    const dataDir = mkdtempSync(join(tmpdir(), 'sbl-rosters-'));
    const drop = async (): Promise<void> => {
      await close();
      rmSync(dataDir, { recursive: true, force: true });
    };
    const clock = new FixedClock(now);
    const config = loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir });
    const app = await Test.createTestingModule({
      imports: [DbModule.forRoot(url, dataSource), PlatformModule.forRoot(config), InvitesModule, ...others],
    })
      .overrideProvider(Clock)
      .useValue(clock)
      .compile();
    const rosters = new Rosters(app, clock, url, drop);
    // simultaneous calls must not wait for a connection first
    await Promise.all(Array.from({ length: CONNECTIONS }, () => rosters.db.query('select pg_sleep(0.2)')));
    await rosters.turn('transfer_open', true);
    return rosters;
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.db.onApplicationShutdown();
    await this.drop();
  }

  /** Changes a switch of the league at the test clock's time, unless it already has the value. */
  async turn(key: 'transfer_open' | 'registration_open', isOn: boolean): Promise<void> {
    const [stands] = await this.db.query<{ value: string }>('select value from setting where key = $1', [key]);
    if (stands?.value === String(isOn)) return;
    await this.league.setting(key, String(isOn));
    await this.db.query('update setting set updated_at = $2 where key = $1', [key, this.clock.now()]);
  }

  async person(): Promise<Person> {
    const n = ++this.#count;
    const userId = await this.league.user();
    const playerId = await this.league.player(`Spelare ${n}`, { userId: userId });
    return { userId, playerId, actor: { ...ANONYMOUS, userId, playerId } };
  }

  /** A team of this many players, the captain first. */
  async team(size: number): Promise<{ teamId: number; players: Person[] }> {
    const teamId = await this.league.team(`Lag ${++this.#count}`);
    const players: Person[] = [];
    for (let place = 1; place <= size; place++) {
      const person = await this.person();
      await this.league.sign(person.playerId, teamId, '2026-01-01T00:00:00Z', { sortOrder: place });
      players.push(person);
    }
    return { teamId, players };
  }

  /** Invites a player. Returns the invite's id. */
  ask(captain: Person | undefined, player: Person): Promise<number> {
    return this.teamInvites.invite(captain?.actor ?? ANONYMOUS, { playerId: player.playerId, userId: player.userId });
  }

  async stored(teamId: number): Promise<StoredTeam> {
    const roster = await this.db.query<StoredTeam['roster'][number]>(
      `select player_id as "playerId", sort_order as "sortOrder" from roster_entry
        where team_id = $1 and valid_to is null order by sort_order, id`,
      [teamId],
    );
    const pending = await this.db.query<{ playerId: number }>(
      'select player_id as "playerId" from invite where team_id = $1 and status = 0 order by id',
      [teamId],
    );
    return { roster, pending: pending.map(({ playerId }) => playerId) };
  }

  /** Rules that must hold after any order of events (R9): returns each broken one for these teams or their players. */
  broken(teamIds: readonly number[]): Promise<{ what: string; id: number }[]> {
    return this.db.query(BROKEN, [teamIds]);
  }

  async inviteStatus(inviteId: number): Promise<number | null> {
    const [row] = await this.db.query<{ status: number }>('select status from invite where id = $1', [inviteId]);
    return row?.status ?? null;
  }

  /** A person's notices in English, oldest first. */
  async told(person: Person | undefined): Promise<string[]> {
    const rows = await this.db.query<{ text: string }>(
      'select description_en as text from notification where user_id = $1 order by id',
      [person?.userId ?? null],
    );
    return rows.map(({ text }) => text);
  }
}

/** The code of a refusal; null when the work was done. Other errors are thrown. */
export async function refusalOf(work: Promise<unknown>): Promise<LeagueErrorCode | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof LeagueError) return error.code;
    throw error;
  }
}
