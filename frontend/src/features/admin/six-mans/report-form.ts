import { pastedNumber } from '../../../lib/pasted';
import type { SixMansPersonInput } from '../../../lib/schema.generated';

/** One of the six people, as typed. */
export interface Person {
  name: string;
  /** null: no player of the league has this nickname. */
  playerId: number | null;
  /** Asked for only in that case. */
  discordId: string;
}

export const NOBODY: Person = { name: '', playerId: null, discordId: '' };

/** The chat platform's ids are digits. */
export const CHAT_ID = /^\d{5,20}$/;

/** A typed or pasted id, also one that was copied as a mention: `<@123456>`. */
export const chatIdOf = (text: string): string => pastedNumber(text).replace(/^<@!?(\d+)>$/, '$1');

/** A side of three empty people. */
export const emptySide = (): Person[] => [NOBODY, NOBODY, NOBODY];

/** Is the person known, by the league or by the chat server, so that they can be sent? */
export const isKnown = ({ playerId, discordId }: Person): boolean => playerId !== null || CHAT_ID.test(discordId);

export const toPersonInput = ({ name, playerId, discordId }: Person): SixMansPersonInput =>
  playerId === null ? { discordId, name: name.trim() } : { playerId };
