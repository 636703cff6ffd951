import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { LEAGUE } from '../../lib/league-config';

const Frame = styled('figure', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '4',
    alignItems: 'center',
    marginTop: '6',
    padding: '4',
    bg: 'bg.surface',
    borderRadius: 'md',
    '& svg': { width: '24', height: 'auto', color: 'fg.action' },
    '& strong': { display: 'block', fontFamily: 'display', fontSize: '2xl', whiteSpace: 'nowrap' },
  },
});

/** A picture of how to give: a telephone that sends a ball, and the number for the gift. */
export function GiftPicture() {
  const { t } = useTranslation('information');
  return (
    <Frame>
      <svg role="img" aria-label={t('help-us.picture')} viewBox="0 0 96 128" width={96} height={128} fill="none">
        <g stroke="currentColor" strokeWidth={4} strokeLinejoin="round" strokeLinecap="round">
          <rect x={14} y={6} width={52} height={116} rx={9} />
          <path d="M33 112h14M24 88h32M24 98h20" />
          <circle cx={40} cy={46} r={17} />
          <path d="M74 34h14M78 46h12M74 58h14" />
        </g>
        <path d="M40 38l8 6-3 9h-10l-3-9z" fill="currentColor" />
      </svg>
      <figcaption>
        {t('help-us.number')}
        <strong>{LEAGUE.giftNumber}</strong>
      </figcaption>
    </Frame>
  );
}
