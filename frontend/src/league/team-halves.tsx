import { CrestColours } from '../ui/crest-colours';
import type { TeamLogoFragment } from './team-logo.generated';

interface TeamHalvesProps {
  home: TeamLogoFragment;
  away: TeamLogoFragment;
  /** The side in px of the crests in front of them. */
  size: number;
}

/** Behind a series: its two halves in the colours of its teams. The parent is positioned and isolated. */
export const TeamHalves = ({ home, away, size }: TeamHalvesProps) =>
  [home, away].map((team, side) => (
    <span key={side} className="team-half">
      <CrestColours place="tint" image={team.logo} name={team.name} size={size} />
    </span>
  ));
