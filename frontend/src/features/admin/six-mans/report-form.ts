import type { SixMansPersonInput } from '../../../gql/admin/graphql';

/** Someone of the six, as typed. */
export interface Person {
  name: string;
  /** null: no one of the league is called so. */
  playerId: number | null;
  /** Asked for only then. */
  discordId: string;
}

export const NOBODY: Person = { name: '', playerId: null, discordId: '' };

/** The chat platform's ids are digits. */
export const CHAT_ID = /^\d{5,20}$/;

/** Six of no one: three a side. */
export const emptySide = (): Person[] => [NOBODY, NOBODY, NOBODY];

/** Someone can be sent when the league or the chat server knows them. */
export const isKnown = ({ playerId, discordId }: Person): boolean => playerId !== null || CHAT_ID.test(discordId);

export const toPersonInput = ({ name, playerId, discordId }: Person): SixMansPersonInput =>
  playerId === null ? { discordId, name: name.trim() } : { playerId };
