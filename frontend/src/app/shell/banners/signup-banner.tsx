import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { seasonName } from '../../../league/season-name';
import { useLanguage } from '../../../lib/i18n/i18n';
import { paths } from '../../../lib/paths';
import { useTimes } from '../../../lib/i18n/use-times';
import { Link } from '../../../ui/link';
import { SignupStrip } from '../shell-parts';
import { useSignupBannerQuery } from './signup-banner.generated';

const Line = styled('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: '2',
    maxWidth: 'page',
    marginX: 'auto',
    paddingX: '4',
    fontSize: 'sm',
    '& > span': { minWidth: '0', paddingBlock: '1', overflowWrap: 'anywhere' },
    '& > svg, & > a': { flexShrink: '0' },
    '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch', fontWeight: 'semibold' },
  },
  variants: {
    isSignedUp: { true: { '& > svg': { color: 'fg.win' } }, false: { '& > svg': { color: 'fg.draw' } } },
  },
});

/** Beside the link a phone has no room for it in the strip's two lines; the page behind the link says it. */
const Closes = styled('span', {
  variants: { isBesideLink: { true: { display: { base: 'none', md: 'inline' } }, false: {} } },
});

/** While sign-up is open: says whether the viewer's team is signed up, and links to the sign-up for its captain. */
export function SignupBanner() {
  const { t } = useTranslation('app');
  const language = useLanguage();
  const times = useTimes();
  const { data } = useSignupBannerQuery();
  if (!data) return <SignupStrip />;

  const { season, team, isCaptain, isSignedUp } = data.signup;
  if (!season || !team) return null;
  const { signupClosesAt } = season;
  const hasLink = !isSignedUp && isCaptain;
  const values = { team: team.name, season: seasonName(season.name, language) };
  return (
    <SignupStrip aria-label={t('signup.label')}>
      <Line isSignedUp={isSignedUp}>
        {isSignedUp ? <CircleCheck aria-hidden size={18} /> : <CircleAlert aria-hidden size={18} />}
        <span>
          {t(isSignedUp ? 'signup.done' : 'signup.missing', values)}
          {signupClosesAt && (
            <Closes isBesideLink={hasLink}> {t('signup.closes', { at: times.until(signupClosesAt) })}</Closes>
          )}
        </span>
        {hasLink && (
          <Link to={paths.signup()} variant="inline">
            {t('signup.action')}
          </Link>
        )}
      </Line>
    </SignupStrip>
  );
}
