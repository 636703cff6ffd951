import type { PlayerLinkFragment } from '../../gql/graphql';
import { PlayerLink } from '../../league/player-link';

/** Someone of the queue: players of the league lead to their page, others are a name. */
export function PersonLink({ name, player }: { name: string; player?: PlayerLinkFragment | null }) {
  return player ? <PlayerLink player={player} /> : <>{name}</>;
}
