import { idOf } from '../../../../lib/paths';

/** A person, by their account or by their player. */
type PersonKey = { userId: number } | { playerId: number };

const PLAYER = 'player-';

/** The person of an address: `12` is an account, `player-34` a player. Null for an invalid address. */
export function personOf(param: string | undefined): PersonKey | null {
  const isPlayer = param?.startsWith(PLAYER) ?? false;
  const id = idOf(isPlayer ? param?.slice(PLAYER.length) : param);
  if (id === null) return null;
  return isPlayer ? { playerId: id } : { userId: id };
}
