import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { LEAGUE } from '../../../lib/league-config';
import { formatInteger } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { ButtonAnchor } from '../../../ui/button';
import { lazyPart } from '../../../ui/page/lazy-part';
import { Skeleton } from '../../../ui/skeleton';
import { swishAddress } from './swish';

/** The library that makes the code comes after the page. */
const PaymentCode = lazyPart(() => import('./payment-code').then((module) => module.PaymentCode));

const Frame = styled('figure', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '12rem minmax(0, 1fr)' },
    gap: '4',
    alignItems: 'center',
    marginTop: '6',
    padding: '4',
    bg: 'bg.surface',
    borderRadius: 'md',
    '& > div': { width: '12rem', maxWidth: 'full' },
    '& strong': { display: 'block', fontFamily: 'display', fontSize: '2xl', whiteSpace: 'nowrap' },
    '& p': { marginBottom: '3' },
  },
});

/** How to give with Swish: a code for the camera of a phone, the same as a link for the phone itself, and the number. */
export function GiftPicture() {
  const { t } = useTranslation('content-information');
  const language = useLanguage();
  const { number, message } = LEAGUE.gift;
  const amount = formatInteger(LEAGUE.gift.amount, language);
  const address = swishAddress(LEAGUE.gift);
  return (
    <Frame>
      <div>
        <PaymentCode
          content={address}
          label={t('help-us.picture', { number })}
          fallback={<Skeleton width="full" aspectRatio="1" />}
        />
      </div>
      <figcaption>
        <p>
          {t('help-us.number')}
          <strong>{number}</strong>
        </p>
        <p>{t('help-us.scan', { amount, message })}</p>
        <ButtonAnchor href={address}>{t('help-us.open')}</ButtonAnchor>
      </figcaption>
    </Frame>
  );
}
