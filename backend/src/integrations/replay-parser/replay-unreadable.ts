import { LeagueError } from '../../domain/league-error.ts';

/** Why a replay file was refused. Each reason has its sentence under `api.replay.unreadable.<reason>`. */
export const UNREADABLE_REASONS = [
  'empty',
  'not-a-replay',
  'truncated',
  'too-large',
  'bad-checksum',
  'damaged',
  'limit',
  'too-many-players',
  'unknown-property',
  'refused-by-parser',
  'needs-whole-file',
] as const;

export type UnreadableReason = (typeof UNREADABLE_REASONS)[number];

/** The refusal `REPLAY_UNREADABLE` (R15) of a file that the league cannot read, with the reason and the file's name. */
export class ReplayUnreadable extends LeagueError {
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason, fileName?: string) {
    super('REPLAY_UNREADABLE', `api.replay.unreadable.${reason}`, {
      params: fileName === undefined ? { reason } : { reason, file: fileName },
    });
    this.name = 'ReplayUnreadable';
    this.reason = reason;
  }
}
