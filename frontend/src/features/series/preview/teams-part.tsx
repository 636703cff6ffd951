import { useTranslation } from 'react-i18next';
import { FormGuide } from '../../../league/series/form-guide';
import type { TeamLogoFragment } from '../../../league/team-logo.generated';
import { formatAverage, formatSigned } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { EmptyState } from '../../../ui/page/empty-state';
import { Section } from '../../../ui/page/section';
import { FacingTable, type FacingRow } from '../../../league/facing-table';
import type { SeriesPreviewTeamFragment, SeriesPreviewQuery } from './series-preview.generated';

type SeriesPreview = NonNullable<SeriesPreviewQuery['seriesPreview']>;

interface SidesProps {
  home: TeamLogoFragment;
  away: TeamLogoFragment;
  preview: SeriesPreview;
}

type Standing = NonNullable<SeriesPreviewTeamFragment['standing']>;

const betterOf = (home: number, away: number): 'home' | 'away' | null => {
  if (home === away) return null;
  return home > away ? 'home' : 'away';
};

/** Where both teams stand in the table, and their form. */
export function StandingsPart({ home, away, preview }: SidesProps) {
  const { t } = useTranslation('series-preview');
  const own = preview.home.standing;
  const other = preview.away.standing;
  if (!own || !other) return null;
  const row = (id: string, label: string, value: (of: Standing) => number, isLessBetter = false): FacingRow => ({
    id,
    label,
    home: value(own),
    away: value(other),
    better: isLessBetter ? betterOf(value(other), value(own)) : betterOf(value(own), value(other)),
  });
  const hasPlayed = own.seriesPlayed + other.seriesPlayed > 0;
  const rows: FacingRow[] = [
    row('position', t('standing.position'), ({ position }) => position, true),
    row('points', t('standing.points'), ({ points }) => points),
    row('won', t('standing.won'), ({ wins, overtimeWins }) => wins + overtimeWins),
    { ...row('played', t('standing.played'), ({ seriesPlayed }) => seriesPlayed), better: null },
    {
      ...row('diff', t('standing.diff'), ({ diff }) => diff),
      home: formatSigned(own.diff),
      away: formatSigned(other.diff),
    },
    {
      id: 'form',
      label: t('standing.form'),
      home: <FormGuide form={own.form} />,
      away: <FormGuide form={other.form} />,
    },
  ];
  return (
    <Section heading={t('standing.heading')}>
      {hasPlayed ? (
        <FacingTable
          caption={t('standing.caption')}
          measure={t('measure-column')}
          home={home}
          away={away}
          rows={rows}
        />
      ) : (
        <EmptyState>{t('standing.empty')}</EmptyState>
      )}
    </Section>
  );
}

/** The measures in which the teams differ most. */
export function ComparisonsPart({ home, away, preview }: SidesProps) {
  const { t } = useTranslation('series-preview');
  const language = useLanguage();
  const rows = preview.comparisons.map((comparison): FacingRow => {
    const largest = Math.max(comparison.home, comparison.away, Number.MIN_VALUE);
    const isLessBetter = comparison.measure === 'GOALS_AGAINST';
    return {
      id: comparison.measure,
      label: t(`measure.${comparison.measure}`),
      home: formatAverage(comparison.home, language),
      away: formatAverage(comparison.away, language),
      better: isLessBetter ? betterOf(comparison.away, comparison.home) : betterOf(comparison.home, comparison.away),
      bars: { home: comparison.home / largest, away: comparison.away / largest },
    };
  });
  return (
    <Section heading={t('comparisons.heading')}>
      {rows.length > 0 ? (
        <FacingTable
          caption={t('comparisons.caption')}
          measure={t('measure-column')}
          home={home}
          away={away}
          rows={rows}
        />
      ) : (
        <EmptyState>{t('comparisons.empty')}</EmptyState>
      )}
    </Section>
  );
}
