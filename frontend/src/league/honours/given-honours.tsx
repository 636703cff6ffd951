import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { useLanguage } from '../../lib/i18n/i18n';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/link';
import { PlayerLink } from '../player-link';
import { TeamLink } from '../team-logo';
import { honourName, honourText } from './honour-words';
import type { SeasonHonoursFragment } from './season-honours.generated';

const List = styled('ul', {
  base: {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
    gap: '4',
    paddingTop: '4',
    borderTopWidth: '1px',
    borderColor: 'border',
    '& > li': { display: 'flex', flexDirection: 'column', gap: '0.5', minWidth: '0' },
    '& small': { color: 'fg.muted' },
  },
});

/** The goal of the season and what staff have given, each with its reason. Nothing when nothing was given. */
export function GivenHonours({ goal, own }: Pick<SeasonHonoursFragment, 'goal' | 'own'>) {
  const { t } = useTranslation('league-honours');
  const language = useLanguage();
  if (!goal && own.length === 0) return null;
  const text = goal && honourText(goal, language);
  return (
    <List>
      {goal && (
        <li>
          {goal.scorer ? (
            <PlayerLink player={goal.scorer} />
          ) : (
            <span>
              {goal.home.name} – {goal.away.name}
            </span>
          )}
          <small>
            {t('goal')},{' '}
            <Link variant="inline" to={paths.goal(goal)}>
              {t('watch')}
            </Link>
          </small>
          {text && <small>{text}</small>}
        </li>
      )}
      {own.map((honour) => {
        const reason = honourText(honour, language);
        return (
          <li key={honour.id}>
            {honour.player && <PlayerLink player={honour.player} />}
            {honour.team && <TeamLink team={honour.team} size={24} isWrapping />}
            <small>{honourName(honour, language)}</small>
            {reason && <small>{reason}</small>}
          </li>
        );
      })}
    </List>
  );
}
