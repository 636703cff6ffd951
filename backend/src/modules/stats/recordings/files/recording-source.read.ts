import { isSameMarkSql } from '../../../series/game-mark.read.ts';

/** SQL condition: file `f` is a recording of game `g` (R39): sent for its series, and with its mark. */
export const isRecordingSql = (f: string, g: string): string =>
  `(${f}.series_id = ${g}.series_id and ${isSameMarkSql(`${f}.box_score_digest`, `${g}.replay_digest`)})`;

/** SQL condition: file `f` has been read, or is going to be. */
const isUsableSql = (f: string): string => `${f}.status in ('waiting', 'read')`;

/**
 * SQL: the digest of the recording that counts for game `g`, whose field play is `p`; null when none is kept (R39). It is
 * the one that the report or staff have named, and without it, or when it cannot be read, the first that came. What was read
 * from a file that is deleted meanwhile stays.
 */
export const SOURCE_SQL = `coalesce(
    (select n.sha256 from replay_file n
      where n.sha256 = g.recording_sha256 and ${isRecordingSql('n', 'g')} and ${isUsableSql('n')}),
    case when not exists (select from replay_file n where n.sha256 = p.sha256 and n.series_id = g.series_id)
         then p.sha256 end,
    (select n.sha256 from replay_file n where ${isRecordingSql('n', 'g')}
      order by ${isUsableSql('n')} desc, n.arrived_at, n.sha256 limit 1))`;
