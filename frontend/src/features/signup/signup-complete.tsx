import { useTranslation } from 'react-i18next';
import { LEAGUE } from '../../lib/league-config';
import { paths } from '../../lib/paths';
import { ButtonAnchor, ButtonLink } from '../../ui/button';
import { MessageBox } from '../../ui/dialog/message-box';

interface SignupCompleteProps {
  team: { id: number; name: string };
  season: string;
}

/** The team is in; what comes next, and where else it has to be entered. */
export function SignupComplete({ team, season }: SignupCompleteProps) {
  const { t } = useTranslation('signup');
  return (
    <MessageBox
      kind="success"
      isResult
      title={t('complete.title', { team: team.name, season })}
      action={
        <>
          {LEAGUE.tournaments.map(({ id, url }) => (
            <ButtonAnchor key={url} variant="solid" href={url} target="_blank" rel="noopener noreferrer">
              {t(`complete.tournament.${id}`)}
            </ButtonAnchor>
          ))}
          <ButtonLink to={paths.team(team.id)}>{t('to-team')}</ButtonLink>
        </>
      }
    >
      {t('complete.text')}
    </MessageBox>
  );
}
