import { CircleCheck, CircleDashed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { paths } from '../../../lib/paths';
import { Link } from '../../../ui/link';
import { Text } from '../../../ui/text';
import { requirementsOf } from './eligibility';

const List = styled('ul', {
  base: {
    bg: 'bg.surface',
    borderRadius: 'md',
    paddingInline: '4',
    paddingBlock: '2',
    '& > li': { display: 'flex', alignItems: 'center', gap: '3', minHeight: 'touch' },
    '& svg': { flexShrink: '0', color: 'fg.draw' },
    '& > li[data-met] svg': { color: 'fg.win' },
    '& > a': { marginLeft: 'auto', whiteSpace: 'nowrap' },
    '& small': { marginLeft: 'auto', color: 'fg.muted', fontSize: 'sm' },
  },
});

/** The requirements that the team meets, and those that are missing. */
export function EligibilityList({ teamId, players, swedish }: { teamId: number; players: number; swedish: number }) {
  const { t } = useTranslation('seasons-signups');
  const requirements = requirementsOf({ players, swedish });
  return (
    <>
      <List aria-live="polite">
        {requirements.map(({ key, needed, count, isMet }) => (
          <li key={key} data-met={isMet || undefined}>
            {isMet ? <CircleCheck aria-hidden size={20} /> : <CircleDashed aria-hidden size={20} />}
            {t(`checklist.${key}`, { needed, count })}
            {isMet ? (
              <small>{t('checklist.done')}</small>
            ) : (
              <Link variant="inline" to={`${paths.teamSettings(teamId)}#invites`}>
                {t('checklist.invite')}
              </Link>
            )}
          </li>
        ))}
      </List>
      {requirements.some(({ isMet }) => !isMet) && (
        <Text color="fg.muted" fontSize="sm" marginTop="2">
          {t('checklist.later')}{' '}
          <Link variant="inline" to={paths.board('players')}>
            {t('checklist.board')}
          </Link>
        </Text>
      )}
    </>
  );
}
