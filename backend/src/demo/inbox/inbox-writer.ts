import type { ClientBase } from 'pg';
import type { Cast } from '../accounts.ts';
import { continueIds, insertRows } from '../insert-rows.ts';
import type { Inbox } from './inbox.ts';
import * as waiting from './inbox-tables.ts';
import { transferWeek } from '../league/next-season.ts';
import type { ComingSeason, DemoSignup } from '../league/next-season.ts';
import * as table from '../tables.ts';

/** The account that nobody knew was in a replay of the team's latest series. */
const SERIES_OF_ACCOUNT = `
  update approval_request r
     set payload = r.payload || jsonb_build_object('seriesId', (
           select s.id from series s
            where r.team_id in (s.home_team_id, s.away_team_id) and s.reported_at is not null and s.walkover is null
            order by s.reported_at desc limit 1))
   where r.kind = 'gameAccount'`;

const BOARD_ENTRY = `
  insert into board_entry (player_id, team_id, rank, platform, evenings, words, created_at, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;

/**
 * Writes the next season and everything that waits for an answer, after the league itself and in the same transaction.
 */
export class InboxWriter {
  constructor(private readonly client: ClientBase) {}

  /** The next season with all its facts. The current one gets its weeks and its transfer window. */
  async writeSeasons(coming: ComingSeason, current: { id: number; startsOn: string }): Promise<void> {
    const window = transferWeek(current.startsOn);
    await this.client.query(
      `update season set weeks = (ends_on - starts_on + 1) / 7, transfer_from = $2, transfer_to = $3 where id = $1`,
      [current.id, window.from, window.to],
    );
    await insertRows(this.client, 'season', table.SEASON, [{ ...coming, settledAt: null }]);
    await this.client.query(
      `update season set signup_closes_at = $2, weeks = $3, transfer_from = $4, transfer_to = $5, qualifiers = $6
        where id = $1`,
      [
        coming.id,
        coming.signupClosesAt,
        coming.weeks,
        coming.transferFrom,
        coming.transferTo,
        JSON.stringify(coming.qualifiers),
      ],
    );
  }

  /** Signed up by the captain's account, if there is one. */
  async writeSignups(signups: readonly DemoSignup[], { staff, users }: Cast): Promise<void> {
    const accounts = new Map([...staff, ...users].map(({ id, player }) => [player.id, id]));
    const rows = signups.map((signup) => ({ ...signup, userId: accounts.get(signup.captainPlayerId) ?? null }));
    await insertRows(this.client, 'signup', waiting.SIGNUP, rows);
  }

  async writeInbox({ users, invites, images, requests, notices, board }: Inbox): Promise<void> {
    await insertRows(this.client, 'app_user', table.APP_USER, users);
    await insertRows(this.client, 'image', waiting.IMAGE, images);
    await insertRows(this.client, 'invite', waiting.INVITE, invites);
    await insertRows(this.client, 'approval_request', waiting.APPROVAL_REQUEST, oldestFirst(requests));
    await this.client.query(SERIES_OF_ACCOUNT);
    await insertRows(this.client, 'notification', waiting.NOTIFICATION, oldestFirst(notices));
    for (const entry of oldestFirst(board)) {
      const { playerId, teamId, rank, platform, evenings, words, createdAt, expiresAt } = entry;
      await this.client.query(BOARD_ENTRY, [playerId, teamId, rank, platform, evenings, words, createdAt, expiresAt]);
    }
    await continueIds(this.client, ['app_user', 'season', 'invite']);
  }
}

/** Lists show rows in their order of insertion. */
const oldestFirst = <Row extends { createdAt: Date }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
