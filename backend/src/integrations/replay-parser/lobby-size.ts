import { MAX_TEAM_ROWS } from '../../domain/series/box-score.ts';
import type { BoxScorePlayer } from '../../domain/series/box-score.ts';
import { ReplayUnreadable } from './replay-unreadable.ts';

/**
 * Throws `ReplayUnreadable` (`too-many-players`) when the teams have more rows than a lobby allows, so that the work of
 * matching has a limit. Spectators are not counted, because they are never matched.
 */
export const assertFitsLobby = (players: readonly Pick<BoxScorePlayer, 'team'>[], fileName?: string): void => {
  if (players.filter(({ team }) => team !== -1).length > MAX_TEAM_ROWS) {
    throw new ReplayUnreadable('too-many-players', fileName);
  }
};
