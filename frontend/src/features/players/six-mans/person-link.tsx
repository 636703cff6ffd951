import { PlayerLink } from '../../../league/player-link';
import type { PlayerLinkFragment } from '../../../league/player-link.generated';

/** A person of the queue: a player of the league as a link to their page, others as a name. */
export function PersonLink({ name, player }: { name: string; player?: PlayerLinkFragment | null }) {
  return player ? <PlayerLink player={player} /> : <>{name}</>;
}
