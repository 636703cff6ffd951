import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { Link } from '../../ui/link';
import { isPage } from '../router';

const CONSENT_COOKIE = 'cookieConsent';
const CONSENT_SECONDS = 150 * 24 * 60 * 60;

const hasConsented = () => document.cookie.split('; ').includes(`${CONSENT_COOKIE}=true`);

const Banner = chakra('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    paddingInline: '4',
    paddingBlock: '3',
    bg: 'bg.raised',
    borderTopWidth: '1px',
    borderColor: 'border.control',
  },
});

/** Says at the bottom that the site uses cookies, until it is accepted; that lasts 150 days. */
export function CookieBanner() {
  const { t } = useTranslation('app');
  const [isShown, setIsShown] = useState(() => !hasConsented());
  if (!isShown) return null;

  const accept = () => {
    const secure = window.location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${CONSENT_COOKIE}=true; Path=/; Max-Age=${CONSENT_SECONDS}; SameSite=Lax${secure}`;
    setIsShown(false);
  };

  return (
    <Banner aria-label={t('cookies.label')}>
      <p>
        {t('cookies.text')}{' '}
        {isPage(paths.cookiesAndPrivacy()) && (
          <Link variant="inline" to={paths.cookiesAndPrivacy()}>
            {t('cookies.more')}
          </Link>
        )}
      </p>
      <Button variant="solid" onClick={accept}>
        {t('cookies.accept')}
      </Button>
    </Banner>
  );
}
