import type { PlayerLinkFragment } from '../gql/graphql';
import { paths } from '../lib/paths';
import { Crest } from '../ui/crest';
import { Link } from '../ui/link';

interface PlayerLinkProps {
  player: PlayerLinkFragment;
  /** Side of the picture in px; without it only the name is written. */
  pictureSize?: number;
}

/** A player's name, leading to the player's page. */
export function PlayerLink({ player, pictureSize }: PlayerLinkProps) {
  return (
    <Link variant="quiet" to={paths.player(player.id)} display="inline-flex" alignItems="center" gap="2">
      {pictureSize !== undefined && <Crest image={player.avatar} name={player.nickname} size={pictureSize} isRound />}
      {player.nickname}
    </Link>
  );
}
