import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { LEAGUE } from '../../../lib/league-config';
import { paths } from '../../../lib/paths';
import { Link, PlainLink } from '../../../ui/link';
import { Section } from '../../../ui/page/section';
import { Text } from '../../../ui/text';

const LOGOS = [
  ['dark', '/press/logo-dark.svg'],
  ['light', '/press/logo-light.svg'],
  ['square', '/icons/icon-512.png'],
] as const;

const SOURCES = [
  ['tables', paths.seasons()],
  ['matches', paths.matches()],
  ['leaders', paths.leaders()],
  ['records', paths.records()],
  ['news', paths.news()],
  ['developers', paths.developers()],
] as const;

const Row = styled('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' },
  },
});

/** The league's mark as files, and where journalists find what they write about. */
export function Press() {
  const { t } = useTranslation('content-information');
  return (
    <>
      <Section heading={t('cooperation.logos.heading')}>
        <Text>{t('cooperation.logos.text')}</Text>
        <Row>
          {LOGOS.map(([name, file]) => (
            <li key={name}>
              <PlainLink href={file} download>
                {t(`cooperation.logos.${name}`)}
              </PlainLink>
            </li>
          ))}
        </Row>
      </Section>
      <Section heading={t('cooperation.press.heading')}>
        <Text>
          {t('cooperation.press.text')}{' '}
          <PlainLink href={`mailto:${LEAGUE.contactEmail}`}>{LEAGUE.contactEmail}</PlainLink>
        </Text>
        <Row>
          {SOURCES.map(([name, to]) => (
            <li key={name}>
              <Link variant="inline" to={to}>
                {t(`cooperation.press.${name}`)}
              </Link>
            </li>
          ))}
        </Row>
      </Section>
    </>
  );
}
