import { Injectable } from '@nestjs/common';
import { isOpen, lobbyOf } from '../../../../domain/match-week/ready.ts';
import type { Lobby } from '../../../../domain/match-week/ready.ts';
import { eveningOf } from '../../../../domain/series/evening.ts';
import { Clock } from '../../../../platform/clock.ts';
import { LEAGUE } from '../../../../platform/config/league.ts';
import { BlindIndex } from '../../../../platform/crypto/blind-index.ts';
import { RoomsService } from '../../../chat/rooms.service.ts';
import type { WeekSeries } from '../week-series.ts';
import { readyFacts } from './week-ready.ts';
import type { MeetingPlaces } from './week-ready.ts';

/**
 * The lobby of a series, which the home team hosts, and its room in the chat (R27). The lobby's password is reckoned from a
 * secret and stored nowhere.
 */
@Injectable()
export class LobbyService {
  constructor(
    private readonly clock: Clock,
    private readonly secret: BlindIndex,
    private readonly rooms: RoomsService,
  ) {}

  /** Only for those who may see the series. */
  async of(series: WeekSeries): Promise<MeetingPlaces> {
    return { lobby: this.lobbyOf(series), room: await this.rooms.findOpen(series.id) };
  }

  /** null before the last hour, after the report, and when the evening is over. */
  private lobbyOf(series: WeekSeries): Lobby | null {
    const { id, scheduledAt } = series;
    const now = this.clock.now();
    if (!scheduledAt || !isOpen(readyFacts(series), now) || now >= eveningOf(scheduledAt).ends) return null;
    return lobbyOf(LEAGUE.shortName, id, this.secret.of('lobby', `${id}:${scheduledAt.getTime()}`));
  }
}
