import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Flex, styled } from '../../../styled-system/jsx';
import { answerConsent, useConsent } from '../../../lib/consent';
import { paths } from '../../../lib/paths';
import { Button } from '../../../ui/button';
import { Link } from '../../../ui/link';

const Banner = styled('section', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: { base: '3', md: '6' },
    paddingInline: '4',
    paddingBlock: '1.5',
    bg: 'bg.raised',
    // beside the buttons in two or three lines: with the bar below it a phone keeps most of its first screen
    '& p': { minWidth: '0', fontSize: { base: 'sm', md: 'md' }, lineHeight: 'tight' },
    '& button': { paddingInline: { base: '3', md: '4' } },
    borderTopWidth: '1px',
    borderColor: 'border.control',
  },
});

/**
 * Says at the bottom that the site uses cookies and asks whether pages may be counted, until the reader answers. Either answer is one
 * press, and lasts 150 days.
 */
export function CookieBanner() {
  const { t } = useTranslation('app');
  // the server draws it for everyone, and the first script hides it for readers who have answered
  // (first-paint/boot.js)
  const isAsked = useConsent() === null;
  const [isAnswered, setIsAnswered] = useState(false);
  if (!isAsked || isAnswered) return null;

  const answer = (accepts: boolean) => {
    answerConsent(accepts);
    setIsAnswered(true);
    // the button is removed, so keyboard users continue in the page
    document.querySelector('main')?.focus({ preventScroll: true });
  };

  return (
    <Banner id="cookies" aria-label={t('cookies.label')}>
      <p>
        {t('cookies.text')}{' '}
        <Link variant="inline" to={paths.cookiesAndPrivacy()}>
          {t('cookies.more')}
        </Link>
      </p>
      <Flex gap="2" flexShrink="0">
        <Button onClick={() => answer(false)}>{t('cookies.refuse')}</Button>
        <Button variant="solid" onClick={() => answer(true)}>
          {t('cookies.accept')}
        </Button>
      </Flex>
    </Banner>
  );
}
