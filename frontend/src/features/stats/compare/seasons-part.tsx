import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { seasonName, seasonNumber } from '../../../league/season-name';
import { formatAverage } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { lazyPart } from '../../../ui/page/lazy-part';
import { Section } from '../../../ui/page/section';
import { Skeleton } from '../../../ui/skeleton';
import { DataTable, type Column } from '../../../ui/table/data-table';
import { useMediaQuery } from '../../../ui/use-media-query';
import { ratingPoints, type SeasonPair } from './compared';
import type { SideName } from './side-names';

const RatingChart = lazyPart(() => import('./rating-chart').then((module) => module.default));

/** The second one's columns begin at some distance from the first one's numbers. */
const Apart = styled('div', { base: { marginBottom: '8', '& tr > :nth-child(4)': { paddingLeft: '6' } } });

interface Season {
  season: { id: number; name: string };
  rating: number | null;
}

interface SeasonsProps<Of extends Season> {
  sides: { home: SideName; away: SideName };
  /** The seasons of both (`pairSeasons`). */
  pairs: readonly SeasonPair<Of>[];
  /** Where someone played: "Elit, place 3". */
  place: (season: Of) => string;
}

/** The ratings of both over the seasons as a chart; nothing with fewer than two seasons. */
export function RatingPart<Of extends Season>({ sides, pairs }: Omit<SeasonsProps<Of>, 'place'>) {
  const { t } = useTranslation('stats-compare');
  const language = useLanguage();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const points = ratingPoints(pairs, (name) => {
    const number = seasonNumber(name);
    return number === null ? seasonName(name, language) : t('seasons.short', { number });
  });
  if (points.length < 2) return null;
  return (
    <Section heading={t('seasons.heading')}>
      <RatingChart
        fallback={<Skeleton style={{ height: 240 }} />}
        label={t('seasons.chart', { home: sides.home.name, away: sides.away.name })}
        points={points}
        home={sides.home.name}
        away={sides.away.name}
        isStill={isStill}
        written={(value) => formatAverage(value, language)}
      />
    </Section>
  );
}

/** Where both played in each season, and with what rating. */
export function SeasonsTable<Of extends Season>({ sides, pairs, place }: SeasonsProps<Of>) {
  const { t } = useTranslation('stats-compare');
  const language = useLanguage();
  if (pairs.length === 0) return null;
  const columns: Column<SeasonPair<Of>>[] = [
    {
      id: 'season',
      header: t('seasons.season'),
      isRowHeader: true,
      cell: ({ season }) => seasonName(season.name, language),
    },
    ...(['home', 'away'] as const).flatMap((side): Column<SeasonPair<Of>>[] => [
      {
        id: side,
        header: sides[side].name,
        cell: (pair) => {
          const own = pair[side];
          return own ? place(own) : '–';
        },
      },
      {
        id: `${side}-rating`,
        header: t('number.rating'),
        fullHeader: t('seasons.rating-of', { name: sides[side].name }),
        isNumeric: true,
        cell: (pair) => formatAverage(pair[side]?.rating, language),
      },
    ]),
  ];
  return (
    <Apart>
      <DataTable
        caption={t('seasons.caption')}
        isCaptionShown
        columns={columns}
        rows={pairs}
        rowKey={({ season }) => season.id}
      />
    </Apart>
  );
}
