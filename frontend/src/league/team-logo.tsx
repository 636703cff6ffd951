import { styled } from '../styled-system/jsx';
import { paths } from '../lib/paths';
import { Crest } from '../ui/crest';
import { Link } from '../ui/link';
import type { TeamLogoFragment } from './team-logo.generated';

interface TeamNameProps {
  team: TeamLogoFragment;
  /** Side of the crest in px. */
  size?: number;
  /** Puts the crest after the name, as for the home side of a series row. */
  isReversed?: boolean;
  isEager?: boolean;
  /** In a narrow row, a long name gets a second line before it is cut. */
  isWrapping?: boolean;
}

const Row = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    verticalAlign: 'middle',
    gap: { base: '1.5', sm: '2' },
    minWidth: '0',
    maxWidth: 'full',
  },
  variants: { isReversed: { true: { flexDirection: 'row-reverse' } } },
});

/** A team's crest and name, as they were in that season. */
export function TeamName({ team, size = 24, isReversed, isEager, isWrapping = false }: TeamNameProps) {
  return (
    <Row isReversed={isReversed}>
      <Crest image={team.logo} name={team.name} size={size} isEager={isEager} />
      <span className={isWrapping ? 'whole-words two-lines' : 'whole-words one-line'} title={team.name}>
        {team.name}
      </span>
    </Row>
  );
}

/** The same, as a link to the team's page. */
export function TeamLink(props: TeamNameProps) {
  return (
    <Link
      variant="quiet"
      to={paths.team(props.team.id)}
      display="inline-flex"
      verticalAlign="middle"
      minWidth="0"
      maxWidth="full"
    >
      <TeamName {...props} />
    </Link>
  );
}
