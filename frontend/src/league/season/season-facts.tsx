import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { useLanguage } from '../../lib/i18n/i18n';
import { useTimes } from '../../lib/i18n/use-times';
import { Instant } from '../../ui/time/instant';
import { divisionName } from '../division-name';
import type { SeasonFactsFragment } from './season-facts.generated';

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
  text: ReactNode;
}

/** A season's own days and times. Facts that staff have not set yet are left out. */
export function SeasonFacts({ season }: { season: SeasonFactsFragment }) {
  const { t } = useTranslation('league-season');
  const language = useLanguage();
  const times = useTimes();
  const { signupOpensAt, signupClosesAt, weeks, transferFrom, transferTo, qualifiers } = season;
  const played = times.days(season.startsOn, season.endsOn, 'date');
  const facts: (Fact | null)[] = [
    signupOpensAt ? { key: 'opens', label: t('opens'), text: <Instant at={signupOpensAt} as="date-time" /> } : null,
    signupClosesAt
      ? { key: 'closes', label: t('closes'), text: <Instant isEnd at={signupClosesAt} as="date-time" /> }
      : null,
    ...qualifiers.map((qualifier, index) => ({
      key: `qualifier-${index}`,
      label: divisionName(qualifier, language),
      text: times.days(qualifier.from, qualifier.to, 'date'),
    })),
    {
      key: 'played',
      label: t('played'),
      text: weeks ? t('played-weeks', { days: played, count: weeks }) : played,
    },
    transferFrom && transferTo
      ? { key: 'transfer', label: t('transfer'), text: times.days(transferFrom, transferTo, 'date') }
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

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
