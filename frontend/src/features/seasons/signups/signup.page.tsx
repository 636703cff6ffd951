import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SeasonFacts } from '../../../league/season/season-facts';
import { seasonName } from '../../../league/season-name';
import { useLanguage } from '../../../lib/i18n/i18n';
import { ErrorState } from '../../../ui/page/error-state';
import { Page } from '../../../ui/page/page';
import { PageHeading } from '../../../ui/page/page-heading';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { OpenStages } from './open-stages';
import { SignupComplete } from './signup-complete';
import { SignupForm } from './signup-form';
import { isTurnedAway, SignupObstacle } from './signup-obstacle';
import { useSignupPageQuery } from './signup-page.generated';

/** A teammate may join, and sign-up may close, while the captain reads. */
const REFRESH_MS = 30_000;

/** A captain signs the team up for the open season. Everyone may read about the season. */
export default function SignupPage() {
  const { t } = useTranslation('seasons-signups');
  const language = useLanguage();
  const [isSignedUp, setIsSignedUp] = useState(false);
  const { data, error, refetch } = useSignupPageQuery({
    // an old answer could refuse people who may sign up now
    fetchPolicy: 'network-only',
    pollInterval: isSignedUp ? 0 : REFRESH_MS,
    skipPollAttempt: () => document.hidden,
  });
  const signup = data?.signup;
  const season = seasonName(signup?.season?.name ?? '', language);

  return (
    <Page title={t('title')} isPrivate width="prose">
      <PageHeading>{season === '' ? t('title') : t('heading', { season })}</PageHeading>
      {signup?.season && !isTurnedAway(signup.obstacle) && <SeasonFacts season={signup.season} />}
      {signup && !isSignedUp && !isTurnedAway(signup.obstacle) && <OpenStages stages={signup.openStages} />}
      {!signup && !error && <SkeletonRows rows={8} />}
      {!signup && error && <ErrorState onRetry={() => void refetch()} />}
      {isSignedUp && signup?.team && <SignupComplete team={signup.team} season={season} stages={signup.openStages} />}
      {!isSignedUp && signup?.obstacle && <SignupObstacle obstacle={signup.obstacle} teamId={signup.team?.id} />}
      {!isSignedUp && signup?.obstacle === null && signup.team && (
        <SignupForm signup={signup} team={signup.team} onSignedUp={() => setIsSignedUp(true)} />
      )}
    </Page>
  );
}
