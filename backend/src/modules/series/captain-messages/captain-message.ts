import type { Audience, CaptainMessage } from '../../../domain/messages/captain-message.ts';
import type { TeamRef } from '../../refs/team-ref.ts';

/** The captains of a season or of a division. */
export interface CaptainAudience extends Audience {
  seasonId: number;
  /** null: the whole season. */
  divisionId: number | null;
  divisionAdminUserId: number | null;
  /** The number of captains with an account. */
  captains: number;
  /** The teams without such a captain, by name. */
  unreachable: TeamRef[];
}

/** A captain with an account. */
export interface Captain {
  userId: number;
  /** The account's id in the chat. */
  discordId: string;
  team: string;
}

/** A message, as the sender's form has it. */
export interface NewCaptainMessage extends CaptainMessage {
  /** The sender's own name for it. The same one is refused a second time. */
  reference: string;
  seasonId: number;
  divisionId: number | null;
}

/** A sent message in the list. */
export interface SentCaptainMessage extends CaptainMessage, Pick<Audience, 'season' | 'division'> {
  id: number;
  /** ISO text in UTC. */
  sentAt: string;
  /** The name of the sender; null when the account is deleted. */
  sentBy: string | null;
  divisionId: number | null;
  captains: number;
  unreachable: number;
}
