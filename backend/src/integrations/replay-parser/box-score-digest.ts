import { createHash } from 'node:crypto';
import type { BoxScore } from '../../domain/series/box-score.ts';

/**
 * SHA-256 (hex) of the parts that two players' files of one game share: names, sides and numbers. Left out are the
 * file's id and clock, the order of the rows, the spectators, and the lobby's id, which can be the same for a whole
 * series.
 */
export const boxScoreDigest = ({
  blueGoals,
  orangeGoals,
  players,
}: Pick<BoxScore, 'blueGoals' | 'orangeGoals' | 'players'>): string => {
  const rows = (players ?? [])
    .filter((player) => player.team !== -1)
    .map((player) =>
      JSON.stringify([
        player.team,
        player.name,
        player.score,
        player.goals,
        player.assists,
        player.saves,
        player.shots,
        player.isBot,
      ]),
    )
    .sort();
  return createHash('sha256')
    .update(JSON.stringify([blueGoals, orangeGoals, rows]))
    .digest('hex');
};
