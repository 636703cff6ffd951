import { MAX_TEAM_ROWS } from '../../domain/series/box-score.ts';
import type { BoxScorePlayer } from '../../domain/series/box-score.ts';
import { ReplayUnreadable } from './replay-unreadable.ts';

/**
 * Throws `ReplayUnreadable` (`too-many-players`) for more rows in the teams than a lobby can leave behind: what is
 * matched to the league has an end, whatever the file says. Spectators are not counted, since they are never matched.
 */
export const assertFitsLobby = (players: readonly Pick<BoxScorePlayer, 'team'>[], fileName?: string): void => {
  if (players.filter(({ team }) => team !== -1).length > MAX_TEAM_ROWS) {
    throw new ReplayUnreadable('too-many-players', fileName);
  }
};
