import { pictureSource } from '../../../ui/picture-source';
import type { GraphicTeamFragment } from '../broadcast.generated';
import { useIsShown } from './words';

/** Asks for the large version of a crest. */
const LARGE = 96;

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** A team's crest and name. */
export function GraphicTeam({ team, isBehind = false }: { team: GraphicTeamFragment; isBehind?: boolean }) {
  return (
    <span className={isBehind ? 'team is-behind' : 'team'}>
      <GraphicCrest team={team} />
      <span className="team-name display">{team.name}</span>
    </span>
  );
}

/** A team's crest; nothing when the operator wants none. */
export function GraphicCrest({ team }: { team: GraphicTeamFragment }) {
  const isShown = useIsShown();
  if (!isShown('crests')) return null;
  if (team.logo) return <img className="team-crest" src={pictureSource(team.logo, LARGE)} alt="" />;
  return <span className="team-crest display" aria-hidden data-initials={initials(team.name)} />;
}
