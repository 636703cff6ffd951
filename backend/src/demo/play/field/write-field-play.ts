import type { ClientBase } from 'pg';
import type { CreditedRow } from '../../../domain/recordings/game-reading.ts';
import { readGame } from '../../../domain/recordings/read-game.ts';
import type { Side } from '../../../domain/sides.ts';
import { toPlayRows } from '../../../modules/stats/recordings/play/stored-play.ts';
import type { PlayRows } from '../../../modules/stats/recordings/play/stored-play.ts';
import { streamOf } from '../chance.ts';
import { PLAYERS } from './field-plan.ts';
import { recordGame } from './record-game.ts';

/** The number of the latest series that have recordings: enough to look at, and few enough for a quick start. */
const RECORDED_SERIES = 3;
/** The stream of chance that belongs to recordings. */
const RECORDINGS = 13;

/** A game with numbers of six players and the scorer of every goal. */
interface PlayedGame {
  id: number;
  rows: (Omit<CreditedRow, 'accounts' | 'names'> & { slot: number; nickname: string })[];
  goals: { side: Side; slot: number }[];
}

/** The games of the latest series of the best division whose goals all have a scorer, oldest first. */
const GAMES = `
  with latest as (
    select s.id from series s join division d on d.id = s.division_id
     where d.season_id = (select value::int from setting where key = 'current_season') and d.rank = 1
       and s.reported_at is not null and s.walkover is null and s.has_player_numbers
     order by s.reported_at desc, s.id limit $1)
  select g.id,
         (select json_agg(json_build_object('playerId', r.player_id, 'side', r.side, 'slot', r.slot, 'nickname', p.nickname,
            'score', r.score, 'goals', r.goals, 'assists', r.assists, 'saves', r.saves, 'shots', r.shots)
            order by r.side = 'away', r.slot)
            from player_game_stats r join player p on p.id = r.player_id where r.game_id = g.id) as rows,
         (select json_agg(json_build_object('side', o.side, 'slot', o.slot) order by o.number)
            from goal o where o.game_id = g.id) as goals
    from latest join game g on g.series_id = latest.id
   where (select count(*) from player_game_stats r where r.game_id = g.id) = ${PLAYERS}
     and g.home_goals + g.away_goals = (select count(*) from goal o where o.game_id = g.id and o.slot is not null)
   order by g.id`;

/** Plays the latest games on the field, so that a newcomer sees what a replay tells. No file is kept of them. */
export async function writeFieldPlay(client: ClientBase, seed: number): Promise<void> {
  const { rows: games } = await client.query<PlayedGame>(GAMES, [RECORDED_SERIES]);
  // one of them is decided in overtime, if one can be
  const overtime = games.find(couldEndInOvertime);
  for (const game of games) await store(client, await playOf(game, seed, game === overtime));
}

/** Was the last goal the one that decided the game? */
function couldEndInOvertime({ goals }: PlayedGame): boolean {
  const home = goals.filter(({ side }) => side === 'home').length;
  const lead = home - (goals.length - home);
  return Math.abs(lead) === 1 && goals.at(-1)?.side === (lead > 0 ? 'home' : 'away');
}

async function playOf({ id, rows, goals }: PlayedGame, seed: number, hasOvertime: boolean): Promise<PlayRows> {
  const lineUp = rows.map(({ nickname, playerId, ...stats }) => ({
    name: nickname,
    accountId: String(playerId),
    stats,
  }));
  const planned = goals.map(({ side, slot }) => {
    const player = rows.findIndex((row) => row.side === side && row.slot === slot);
    return { team: side === 'home' ? 0 : 1, player } as const;
  });
  const credited = rows.map((row) => ({ ...row, accounts: [String(row.playerId)], names: [row.nickname] }));
  const recording = recordGame(streamOf(seed, RECORDINGS, id), lineUp, { goals: planned, hasOvertime });
  const reading = readGame(recording, credited);
  if (reading === null) throw new Error(`game ${id} of the demo league has no home team`);
  return toPlayRows(id, reading, credited, { sha256: null, readerVersion: 0 });
}

async function store(client: ClientBase, { game, players, events, track }: PlayRows): Promise<void> {
  await insert(client, 'game_field_play', [{ ...game, version: game.playVersion }]);
  await insert(client, 'player_field_play', players);
  await insert(client, 'field_event', events);
  await client.query('insert into game_track (game_id, digest, bytes) values ($1, $2, $3)', [
    track.gameId,
    track.digest,
    track.bytes,
  ]);
}

/** Rows by the names of their columns. */
async function insert(client: ClientBase, table: string, rows: readonly object[]): Promise<void> {
  const named = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
        value as unknown,
      ]),
    ),
  );
  await client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
    JSON.stringify(named),
  ]);
}
