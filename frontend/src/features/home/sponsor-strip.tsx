import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { SponsorMark } from '../../league/sponsor-mark';
import { LEAGUE } from '../../lib/league-config';
import { ExternalLink } from '../../ui/link';

const Strip = styled('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: { base: 'space-between', md: 'space-around' },
    columnGap: '2',
    marginBottom: '6',
    paddingInline: { base: '2', md: '4' },
    borderBlockWidth: '1px',
    borderColor: 'border',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'touch',
      color: 'fg.muted',
      _hover: { color: 'fg' },
    },
  },
});

/** The league's sponsors. */
export function SponsorStrip() {
  const { t } = useTranslation('home');
  return (
    <Strip aria-label={t('sponsors')}>
      {LEAGUE.sponsors.map((sponsor) => (
        <li key={sponsor.name}>
          <ExternalLink href={sponsor.url} rel="noopener sponsored" aria-label={sponsor.name}>
            <SponsorMark sponsor={sponsor} />
          </ExternalLink>
        </li>
      ))}
    </Strip>
  );
}
