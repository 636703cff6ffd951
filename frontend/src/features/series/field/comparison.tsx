import { useTranslation } from 'react-i18next';
import { FacingTable, type FacingRow } from '../../../league/facing-table';
import type { TeamLogoFragment } from '../../../league/team-logo.generated';
import { useLanguage } from '../../../lib/i18n/i18n';
import { Section } from '../../../ui/page/section';
import { Text } from '../../../ui/text';
import { formatField, type FieldFormat } from '../../../league/field/field-units';
import type { TeamFieldFragment } from './team-field.generated';

interface ComparisonProps {
  home: TeamLogoFragment;
  away: TeamLogoFragment;
  play: { home: TeamFieldFragment; away: TeamFieldFragment };
  isStandardField: boolean;
}

interface Measure {
  id: 'possession' | 'pressure' | 'boost' | 'speed' | 'supersonic' | 'touches' | 'demolitions' | 'kickoffs' | 'won';
  format: FieldFormat;
  of: (own: TeamFieldFragment, other: TeamFieldFragment) => number | null;
}

const partOf = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);

const MEASURES: readonly Measure[] = [
  {
    id: 'possession',
    format: 'share',
    of: (own, other) => partOf(own.possessionSeconds, own.possessionSeconds + other.possessionSeconds),
  },
  {
    id: 'pressure',
    format: 'share',
    of: (own, other) => partOf(other.ballInOwnHalfSeconds, own.ballInOwnHalfSeconds + other.ballInOwnHalfSeconds),
  },
  { id: 'boost', format: 'count', of: ({ numbers }) => numbers.boostCollectedPerMinute },
  { id: 'speed', format: 'speed', of: ({ numbers }) => numbers.averageSpeed },
  { id: 'supersonic', format: 'share', of: ({ numbers }) => partOf(numbers.supersonicSeconds, numbers.seconds) },
  { id: 'touches', format: 'count', of: ({ numbers }) => numbers.touches },
  { id: 'demolitions', format: 'count', of: ({ numbers }) => numbers.demolitions },
  { id: 'kickoffs', format: 'count', of: ({ numbers }) => numbers.kickoffFirstTouches },
  { id: 'won', format: 'count', of: ({ numbers }) => numbers.kickoffsWon },
];

/** What the two teams did on the field, face to face. */
export function Comparison({ home, away, play, isStandardField }: ComparisonProps) {
  const { t } = useTranslation('series-field');
  const language = useLanguage();
  const rows = MEASURES.filter(({ id }) => isStandardField || id !== 'boost').map(({ id, format, of }): FacingRow => {
    const [ours, theirs] = [of(play.home, play.away), of(play.away, play.home)];
    const most = Math.max(ours ?? 0, theirs ?? 0);
    const [shown, shownOfOther] = [formatField(ours, format, language), formatField(theirs, format, language)];
    // teams that read the same are equal: a difference that was rounded away is none
    const isEven = ours === null || theirs === null || shown === shownOfOther;
    return {
      id,
      label: t(`compared.${id}`),
      home: shown,
      away: shownOfOther,
      better: isEven ? null : ours > theirs ? 'home' : 'away',
      ...(most > 0 && { bars: { home: (ours ?? 0) / most, away: (theirs ?? 0) / most } }),
    };
  });
  return (
    <Section heading={t('compared.heading')}>
      <FacingTable
        caption={t('compared.caption', { home: home.name, away: away.name })}
        measure={t('compared.measure')}
        home={home}
        away={away}
        rows={rows}
      />
      <Text marginTop="2" color="fg.muted" fontSize="sm" maxWidth="prose">
        {t('compared.note')}
      </Text>
    </Section>
  );
}
