import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { paths } from '../../../lib/paths';
import { useInBrowser } from '../../../lib/use-in-browser';
import { Button } from '../../../ui/button';
import { Link } from '../../../ui/link';

const CONSENT_COOKIE = 'cookieConsent';
const CONSENT_SECONDS = 150 * 24 * 60 * 60;

/** Space for the focus ring above the banner, in px. */
const RING = 8;

const hasConsented = () => document.cookie.split('; ').includes(`${CONSENT_COOKIE}=true`);

const Banner = styled('section', {
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

/** Says at the bottom that the site uses cookies, until the reader accepts. The consent lasts 150 days. */
export function CookieBanner() {
  const { t } = useTranslation('app');
  const banner = useRef<HTMLElement>(null);
  // the server draws it for everyone, and the first script hides it for readers who have accepted
  // (first-paint/choices.js)
  const isAsked = useInBrowser(() => !hasConsented(), true);
  const [isAccepted, setIsAccepted] = useState(false);
  const isShown = isAsked && !isAccepted;

  // a focused element scrolls into view above the banner, not behind it
  useEffect(() => {
    if (!isShown || !banner.current) return;
    const page = document.documentElement.style;
    const stack = banner.current.parentElement;
    if (!stack) return;
    // includes the bar under the banner on a phone
    const observer = new ResizeObserver(() => {
      page.scrollPaddingBottom = `${stack.offsetHeight + RING}px`;
    });
    observer.observe(stack);
    return () => {
      observer.disconnect();
      page.scrollPaddingBottom = '';
    };
  }, [isShown]);
  if (!isShown) return null;

  const accept = () => {
    const secure = window.location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${CONSENT_COOKIE}=true; Path=/; Max-Age=${CONSENT_SECONDS}; SameSite=Lax${secure}`;
    setIsAccepted(true);
    // the button is removed, so keyboard users continue in the page
    document.querySelector('main')?.focus({ preventScroll: true });
  };

  return (
    <Banner ref={banner} id="cookies" aria-label={t('cookies.label')}>
      <p>
        {t('cookies.text')}{' '}
        <Link variant="inline" to={paths.cookiesAndPrivacy()}>
          {t('cookies.more')}
        </Link>
      </p>
      <Button variant="solid" onClick={accept}>
        {t('cookies.accept')}
      </Button>
    </Banner>
  );
}
