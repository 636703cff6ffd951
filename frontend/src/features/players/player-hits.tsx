import { useEffect, useRef } from 'react';
import { styled } from '../../styled-system/jsx';
import { Flag } from '../../league/flags/flag';
import { TeamLink } from '../../league/team-logo';
import { paths } from '../../lib/paths';
import { Crest } from '../../ui/crest';
import { Link } from '../../ui/link';
import type { PlayerHitFragment } from './player-hits.generated';

interface PlayerHitsProps {
  hits: readonly PlayerHitFragment[];
  /** Index of the result that takes the focus when it appears: the first of those that the reader loaded. */
  focusAt: number | null;
}

const List = styled('ul', {
  base: {
    bg: 'bg.surface',
    borderRadius: 'md',
    // two players beside each other where there is room
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
      alignItems: 'center',
      columnGap: '4',
      paddingInline: '3',
      paddingBlock: '1',
    },
    '& > li + li': { borderTopWidth: '1px', borderColor: 'border' },
    '& > li:nth-child(2)': { lg: { borderTopWidth: '0' } },
    '& > li > div': { display: 'flex', alignItems: 'center', minWidth: '0', minHeight: 'touch', color: 'fg.muted' },
    // on a phone the team is under the name, beside the picture
    '& > li > .team': { paddingLeft: { base: '12', sm: '0' }, marginTop: { base: '-2', sm: '0' } },
  },
});

const Name = styled(Link, {
  base: { display: 'flex', alignItems: 'center', gap: '3', minWidth: '0', minHeight: 'touch', color: 'fg' },
});

const Words = styled('span', {
  base: {
    minWidth: '0',
    '& > *': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& > :first-child': { color: 'fg', fontWeight: 'semibold' },
    '& > small': { color: 'fg.muted', fontSize: 'sm' },
  },
});

/** The players of a search, with their present team. */
export function PlayerHits({ hits, focusAt }: PlayerHitsProps) {
  const list = useRef<HTMLUListElement>(null);
  const isFocusThere = focusAt !== null && focusAt < hits.length;
  useEffect(() => {
    if (isFocusThere) list.current?.children[focusAt]?.querySelector('a')?.focus();
  }, [isFocusThere, focusAt]);

  return (
    <List ref={list}>
      {hits.map(({ player, discordName, team }) => (
        <li key={player.id}>
          <div>
            <Name variant="quiet" to={paths.player(player.id)}>
              <Crest image={player.avatar} name={player.nickname} size={36} isRound />
              <Words>
                <span>{player.nickname}</span>
                {isToldApart(player.nickname, discordName) && <small>{discordName}</small>}
              </Words>
              {player.nationality && <Flag country={player.nationality} />}
            </Name>
          </div>
          {team && (
            <div className="team">
              <TeamLink team={team} />
            </div>
          )}
        </li>
      ))}
    </List>
  );
}

/** The chat name is shown only when it differs from the nickname. */
const isToldApart = (nickname: string, discordName: string | null): boolean =>
  discordName !== null && discordName.toLowerCase() !== nickname.toLowerCase();
