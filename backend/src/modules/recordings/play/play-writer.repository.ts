import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/db/db.ts';
import { FieldEvent } from './field-event.entity.ts';
import { GameFieldPlay } from './game-field-play.entity.ts';
import { GameTrack } from './game-track.entity.ts';
import { PlayerFieldPlay } from './player-field-play.entity.ts';
import type { PlayRows } from './stored-play.ts';

/** Stores what a replay tells. Every method needs the transaction of the use-case that calls it. */
@Injectable()
export class PlayWriterRepository {
  constructor(private readonly db: Db) {}

  /** Stores a game's field play in place of what was there. */
  async replace({ game, players, events, track }: PlayRows): Promise<void> {
    await this.db.repo(GameFieldPlay).delete({ gameId: game.gameId });
    await this.db.repo(GameFieldPlay).insert(game);
    await this.db.repo(PlayerFieldPlay).insert(players);
    await this.db.repo(FieldEvent).insert(events);
    await this.db.repo(GameTrack).insert(track);
  }
}
