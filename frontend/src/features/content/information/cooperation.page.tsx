import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { Text } from '../../../ui/text';
import { SponsorMark } from '../../../league/sponsor-mark';
import { LEAGUE } from '../../../lib/league-config';
import { paths } from '../../../lib/paths';
import { ExternalLink, Link, PlainLink } from '../../../ui/link';
import { Page } from '../../../ui/page/page';
import { PageHeading } from '../../../ui/page/page-heading';
import { LeagueNumbers } from './league-numbers';
import { Press } from './press';

const Sponsors = styled('ul', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    marginBlock: '6',
    '& > li': { padding: '5', bg: 'bg.surface', borderRadius: 'md' },
    '& svg': { height: '10', width: 'auto', maxWidth: 'full', marginBottom: '3' },
    '& p': { marginTop: '2' },
  },
});

/** The league's sponsors and how to become one, its numbers, and what the press needs. */
export default function CooperationPage() {
  const { t } = useTranslation('content-information');
  return (
    <Page title={t('cooperation.title')} description={t('cooperation.description')}>
      <PageHeading>{t('cooperation.title')}</PageHeading>
      <Text maxWidth="prose">{t('cooperation.intro')}</Text>
      <Sponsors>
        {LEAGUE.sponsors.map((sponsor) => (
          <li key={sponsor.name}>
            <h2>
              <SponsorMark sponsor={sponsor} />
              <span className="visually-hidden">{sponsor.name}</span>
            </h2>
            <p>{t(`cooperation.sponsor.${sponsor.emblem}`)}</p>
            <styled.p display="flex" flexWrap="wrap" columnGap="4" alignItems="center" minHeight="touch">
              <ExternalLink href={sponsor.url}>{t('cooperation.site', { name: sponsor.name })}</ExternalLink>
            </styled.p>
          </li>
        ))}
      </Sponsors>
      <LeagueNumbers />
      <Text maxWidth="prose" marginBottom="8">
        {t('cooperation.join')} <PlainLink href={`mailto:${LEAGUE.contactEmail}`}>{LEAGUE.contactEmail}</PlainLink>.{' '}
        {t('cooperation.or')}{' '}
        <Link variant="inline" to={paths.helpUs()}>
          {t('cooperation.help-us')}
        </Link>
        .
      </Text>
      <Press />
      <Text maxWidth="prose" marginTop="4">
        <Link variant="inline" to={paths.casters()}>
          {t('cooperation.casters')}
        </Link>
        .
      </Text>
    </Page>
  );
}
