import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import type { SeasonFactsFragment } from '../../gql/graphql';
import { formatDate, formatDateTime } from '../../lib/i18n/format';
import { useLanguage } from '../../lib/i18n/i18n';
import type { Language } from '../../lib/i18n/language';

const Facts = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'max-content minmax(0, 1fr)' },
    columnGap: '6',
    rowGap: { base: '0', sm: '1.5' },
    marginBottom: '5',
    '& > dt': { color: 'fg.muted' },
    '& > dd': { marginBottom: { base: '2', sm: '0' }, overflowWrap: 'anywhere' },
  },
});

interface Fact {
  key: string;
  label: string;
  text: string;
}

/** A season's own days and times, in Swedish time. Facts that staff have not set yet are left out. */
export function SeasonFacts({ season }: { season: SeasonFactsFragment }) {
  const { t } = useTranslation('league-season');
  const language = useLanguage();
  const { signupClosesAt, weeks, transferFrom, transferTo, qualifiers } = season;
  const played = daysText(season.startsOn, season.endsOn, language);
  const facts: (Fact | null)[] = [
    signupClosesAt ? { key: 'closes', label: t('closes'), text: formatDateTime(signupClosesAt, language) } : null,
    ...qualifiers.map(({ name, nameEng, from, to }, index) => ({
      key: `qualifier-${index}`,
      label: language === 'en' ? nameEng : name,
      text: daysText(from, to, language),
    })),
    {
      key: 'played',
      label: t('played'),
      text: weeks ? t('played-weeks', { days: played, count: weeks }) : played,
    },
    transferFrom && transferTo
      ? { key: 'transfer', label: t('transfer'), text: daysText(transferFrom, transferTo, language) }
      : null,
  ];
  return (
    <Facts>
      {facts.map(
        (fact) =>
          fact && (
            <Row key={fact.key} label={fact.label}>
              {fact.text}
            </Row>
          ),
      )}
    </Facts>
  );
}

function Row({ label, children }: { label: string; children: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** One day, or the first and the last. */
const daysText = (from: string, to: string, language: Language): string =>
  from === to ? formatDate(from, language) : `${formatDate(from, language)} – ${formatDate(to, language)}`;
