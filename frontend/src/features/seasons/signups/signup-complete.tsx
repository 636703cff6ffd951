import { useTranslation } from 'react-i18next';
import { LEAGUE } from '../../../lib/league-config';
import { paths } from '../../../lib/paths';
import { ButtonAnchor, ButtonLink } from '../../../ui/button';
import { MessageBox } from '../../../ui/dialog/message-box';
import type { SignupPageQuery } from './signup-page.generated';
import { divisionName } from '../../../league/division-name';
import { useLanguage } from '../../../lib/i18n/i18n';

interface SignupCompleteProps {
  team: { id: number; name: string };
  season: string;
  /** What a team without a place plays in, here. */
  stages: SignupPageQuery['signup']['openStages'];
}

/**
 * Says that the team is signed up, and what happens next: the qualifiers that are played here, or, where there is none, the
 * sites on which the team must register too.
 */
export function SignupComplete({ team, season, stages }: SignupCompleteProps) {
  const { t } = useTranslation('seasons-signups');
  const language = useLanguage();
  const tournaments = stages.length > 0 ? [] : LEAGUE.tournaments;
  return (
    <MessageBox
      kind="success"
      isResult
      title={t('complete.title', { team: team.name, season })}
      action={
        <>
          {stages.map((stage) => (
            <ButtonLink key={stage.id} variant="solid" to={paths.division(stage.discriminator, stage.seasonId)}>
              {divisionName(stage, language)}
            </ButtonLink>
          ))}
          {tournaments.map(({ id, url }) => (
            <ButtonAnchor key={url} variant="solid" href={url} target="_blank" rel="noopener noreferrer">
              {t(`complete.tournament.${id}`)}
            </ButtonAnchor>
          ))}
          <ButtonLink to={paths.team(team.id)}>{t('to-team')}</ButtonLink>
        </>
      }
    >
      <p>{t('complete.text')}</p>
      {stages.length > 0 && <p>{t('complete.here')}</p>}
      {tournaments.length > 0 && <p>{t('complete.elsewhere')}</p>}
    </MessageBox>
  );
}
