import { useTranslation } from 'react-i18next';
import { LEAGUE } from '../../../lib/league-config';
import { paths } from '../../../lib/paths';
import { ButtonAnchor, ButtonLink } from '../../../ui/button';
import { MessageBox } from '../../../ui/dialog/message-box';

interface SignupCompleteProps {
  team: { id: number; name: string };
  season: string;
}

/** Says that the team is signed up, what happens next, and where else it must register. */
export function SignupComplete({ team, season }: SignupCompleteProps) {
  const { t } = useTranslation('seasons-signups');
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
