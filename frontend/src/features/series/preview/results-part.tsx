import { useTranslation } from 'react-i18next';
import type { TeamLogoFragment } from '../../../league/team-logo.generated';
import { styled } from '../../../styled-system/jsx';
import { formatChance, formatScore } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { Section } from '../../../ui/page/section';
import { DataTable, type Column } from '../../../ui/table/data-table';
import { Text } from '../../../ui/text';
import { PlaceChange } from './place-change';
import type { SeriesPreviewQuery } from './series-preview.generated';

type SeriesPreview = NonNullable<SeriesPreviewQuery['seriesPreview']>;

interface ResultsPartProps {
  home: TeamLogoFragment;
  away: TeamLogoFragment;
  preview: SeriesPreview;
}

interface Row {
  home: number;
  away: number;
  chance: number;
  standings: SeriesPreview['effects'][number]['standings'] | undefined;
}

const Frame = styled('div', { base: { maxWidth: '40rem' } });

/** Every result that the series can have: how likely it is, and where it would put both teams. */
export function ResultsPart({ home, away, preview }: ResultsPartProps) {
  const { t } = useTranslation('series-preview');
  const language = useLanguage();
  const { chance, effects } = preview;
  if (!chance) return null;
  const rows = chance.scores.map((score): Row => ({
    ...score,
    standings: effects.find((effect) => effect.homeGames === score.home && effect.awayGames === score.away)?.standings,
  }));
  const place = (side: 'home' | 'away', team: TeamLogoFragment): Column<Row> => ({
    id: side,
    header: team.name,
    isNumeric: true,
    cell: ({ standings }) =>
      standings && <PlaceChange before={preview[side].standing?.position} after={standings[side].position} />,
  });
  const columns: Column<Row>[] = [
    {
      id: 'result',
      header: t('results.result'),
      isRowHeader: true,
      width: 'clamp(5rem, 14vw, 6.5rem)',
      cell: (row) => <span className="numbers">{formatScore(row.home, row.away)}</span>,
    },
    {
      id: 'chance',
      header: t('results.chance'),
      isNumeric: true,
      width: '5rem',
      cell: (row) => formatChance(row.chance, language),
    },
    ...(effects.length > 0 ? [place('home', home), place('away', away)] : []),
  ];
  return (
    <Section heading={t('results.heading')}>
      <Frame>
        <DataTable
          caption={t(effects.length > 0 ? 'results.caption' : 'results.caption-only', {
            home: home.name,
            away: away.name,
          })}
          columns={columns}
          rows={rows}
          rowKey={(row) => formatScore(row.home, row.away)}
          isFitted
        />
      </Frame>
      <Text marginTop="2" color="fg.muted" fontSize="sm">
        {t(effects.length > 0 ? 'results.note' : 'results.too-early')}
      </Text>
    </Section>
  );
}
