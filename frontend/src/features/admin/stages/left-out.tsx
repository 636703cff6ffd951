import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { AdminStagePartsFragment } from './stages-page.generated';

const List = chakra('ul', {
  base: {
    marginBlock: '2',
    paddingInlineStart: '5',
    listStyleType: 'disc',
    maxHeight: '16rem',
    overflowY: 'auto',
    overflowWrap: 'anywhere',
  },
});

/** Before a draw: the teams that have signed up and get no seed, each with the reason that it will read. Nothing without such teams. */
export function LeftOut({ teams }: { teams: AdminStagePartsFragment['leftOut'] }) {
  const { t } = useTranslation('admin-stages');
  if (teams.length === 0) return null;
  return (
    <>
      <p id="left-out">{t('left-out.heading', { count: teams.length })}</p>
      <List aria-labelledby="left-out" tabIndex={0}>
        {teams.map(({ team, why, otherStage }) => (
          <li key={team.id}>{t(`left-out.${why}`, { team: team.name, stage: otherStage ?? '' })}</li>
        ))}
      </List>
    </>
  );
}
