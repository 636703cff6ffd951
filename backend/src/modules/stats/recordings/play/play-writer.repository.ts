import { Injectable } from '@nestjs/common';
import { Db } from '../../../../platform/db/db.ts';
import { namedWrite } from '../../../../platform/db/named-write.ts';
import type { FieldEvent } from './field-event.entity.ts';
import { GameFieldPlay } from './game-field-play.entity.ts';
import { GameTrack } from './game-track.entity.ts';
import type { PlayerFieldPlay } from './player-field-play.entity.ts';
import type { PlayRows } from './stored-play.ts';

const INSERT_PLAYERS = namedWrite(
  'insert-player-field-play',
  'insert into player_field_play select * from json_populate_recordset(null::player_field_play, $1::json)',
);

const INSERT_EVENTS = namedWrite(
  'insert-field-events',
  'insert into field_event select * from json_populate_recordset(null::field_event, $1::json)',
);

/** Stores what a replay tells. Every method needs the transaction of the use-case that calls it. */
@Injectable()
export class PlayWriterRepository {
  constructor(private readonly db: Db) {}

  /** Stores a game's field play in place of what was there. */
  async replace({ game, players, events, track }: PlayRows): Promise<void> {
    await this.db.repo(GameFieldPlay).delete({ gameId: game.gameId });
    await this.db.repo(GameFieldPlay).insert(game);
    // a thousand values as one: with a parameter for each, the process answers no one while it builds the statement
    await this.db.write(INSERT_PLAYERS, [JSON.stringify(players.map(playerColumns))]);
    await this.db.write(INSERT_EVENTS, [JSON.stringify(events.map(eventColumns))]);
    await this.db.repo(GameTrack).insert(track);
  }
}

const playerColumns = ({ gameId, ...columns }: PlayerFieldPlay) => ({ game_id: gameId, ...columns });

const eventColumns = (event: FieldEvent) => ({
  game_id: event.gameId,
  position: event.position,
  kind: event.kind,
  side: event.side,
  seconds: event.seconds,
  clock: event.clock,
  is_overtime: event.isOvertime,
  player_position: event.playerPosition,
  other_position: event.otherPosition,
  x: event.x,
  y: event.y,
  z: event.z,
  speed: event.speed,
  is_own_goal: event.isOwnGoal,
  is_counted_as_shot: event.isCountedAsShot,
  kickoff_kind: event.kickoffKind,
  kickoff_seconds: event.kickoffSeconds,
  kickoff_winner: event.kickoffWinner,
});
