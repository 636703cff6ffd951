import { paths } from '../lib/paths';
import { Crest } from '../ui/crest';
import { Link } from '../ui/link';
import type { PlayerLinkFragment } from './player-link.generated';

interface PlayerLinkProps {
  player: PlayerLinkFragment;
  /** The side of the picture in px. Without it there is only the name. */
  pictureSize?: number;
}

/** A player's name as a link to their page. */
export function PlayerLink({ player, pictureSize }: PlayerLinkProps) {
  return (
    <Link variant="quiet" to={paths.player(player.id)} display="inline-flex" alignItems="center" gap="2">
      {pictureSize !== undefined && <Crest image={player.avatar} name={player.nickname} size={pictureSize} isRound />}
      {player.nickname}
    </Link>
  );
}
