import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { DraftTeamPartsFragment } from './season-divisions.generated';

const Details = chakra('details', {
  base: {
    fontSize: 'sm',
    '& > summary': {
      display: 'list-item',
      // a finger hits it on a phone
      paddingBlock: { base: '3', md: '1' },
      color: 'fg.link',
      cursor: 'pointer',
    },
    '& > ul': { listStyle: 'none', paddingBottom: '2' },
    '& .left': { color: 'fg.muted' },
  },
});

/** How many of the team's core of last season are still in it; a press shows who (R18). Nothing for a team without one. */
export function TeamCore({ team: { team, core } }: { team: DraftTeamPartsFragment }) {
  const { t } = useTranslation('admin-divisions-season');
  if (core.length === 0) return null;
  const counts = { kept: core.filter(({ isKept }) => isKept).length, count: core.length };
  return (
    <Details>
      <summary aria-label={t('core.label', { team: team.name, ...counts })}>{t('core.kept', counts)}</summary>
      <ul>
        {core.map(({ player, games, isKept }) => (
          <li key={player.id} className={isKept ? undefined : 'left'}>
            {t(isKept ? 'core.stays' : 'core.left', {
              player: player.nickname,
              games: t('core.games', { count: games }),
            })}
          </li>
        ))}
      </ul>
    </Details>
  );
}
