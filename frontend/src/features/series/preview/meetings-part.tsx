import { useTranslation } from 'react-i18next';
import type { TeamLogoFragment } from '../../../league/team-logo.generated';
import { Box, Stack } from '../../../styled-system/jsx';
import { seasonName } from '../../../league/season-name';
import { formatScore } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { paths } from '../../../lib/paths';
import { Disclosure } from '../../../ui/disclosure';
import { Link } from '../../../ui/link';
import { Halves } from '../../../ui/page/halves';
import { EmptyState } from '../../../ui/page/empty-state';
import { Section } from '../../../ui/page/section';
import { DataTable, type Column } from '../../../ui/table/data-table';
import { Text } from '../../../ui/text';
import { FacingTable, type FacingRow } from '../../../league/facing-table';
import { Instant } from '../../../ui/time/instant';
import type { SeriesPreviewMeetingsFragment } from './series-preview.generated';

interface MeetingsPartProps {
  home: TeamLogoFragment;
  away: TeamLogoFragment;
  preview: SeriesPreviewMeetingsFragment;
}

type Season = SeriesPreviewMeetingsFragment['meetingSeasons'][number];
type Meeting = SeriesPreviewMeetingsFragment['meetings'][number];

/** So many meetings are as high as their sums beside them. */
const LATEST = 3;

/** All that the two teams have done against each other: the sums and the latest meetings, and behind a line every one. */
export function MeetingsPart({ home, away, preview }: MeetingsPartProps) {
  const { t } = useTranslation('series-preview');
  const { meetingSum: sum, meetings } = preview;
  const hasMore = meetings.length > LATEST;
  const left = [
    ...(sum.walkovers > 0 ? [t('meetings.walkovers', { count: sum.walkovers })] : []),
    ...(sum.annulled > 0 ? [t('meetings.annulled', { count: sum.annulled })] : []),
  ];
  return (
    <Section
      heading={t('meetings.heading')}
      aside={<Link to={paths.compare('teams', home.id, away.id)}>{t('compare')}</Link>}
    >
      {meetings.length === 0 && <EmptyState>{t('meetings.empty')}</EmptyState>}
      <Halves rowGap="3">
        <div>
          {sum.played > 0 && (
            <FacingTable
              caption={t('meetings.caption')}
              measure={t('measure-column')}
              home={home}
              away={away}
              rows={(['series', 'games', 'goals'] as const).map((id): FacingRow => ({
                id,
                label: t(`meetings.${id}`),
                ...sum[id],
                better: sum[id].home === sum[id].away ? null : sum[id].home > sum[id].away ? 'home' : 'away',
              }))}
            />
          )}
          {left.length > 0 && (
            <Text marginTop="2" color="fg.muted" fontSize="sm">
              {left.join(' ')}
            </Text>
          )}
        </div>
        {meetings.length > 0 && (
          <Stack gap="3">
            <MeetingsTable
              caption={t('meetings.latest', { home: home.name, away: away.name })}
              {...{ home, away }}
              meetings={meetings.slice(0, LATEST)}
            />
            <Disclosure summary={hasMore ? t('meetings.all', { count: meetings.length }) : t('meetings.seasons')}>
              <SeasonsTable seasons={preview.meetingSeasons} home={home} away={away} />
              {hasMore && (
                <Box marginTop="4">
                  <MeetingsTable
                    caption={t('meetings.list', { home: home.name, away: away.name })}
                    {...{ home, away, meetings }}
                  />
                </Box>
              )}
            </Disclosure>
          </Stack>
        )}
      </Halves>
    </Section>
  );
}

function SeasonsTable({
  seasons,
  home,
  away,
}: {
  seasons: readonly Season[];
  home: TeamLogoFragment;
  away: TeamLogoFragment;
}) {
  const { t } = useTranslation('series-preview');
  const language = useLanguage();
  const pair = (id: 'series' | 'games' | 'goals'): Column<Season> => ({
    id,
    header: t(`meetings.${id}`),
    isNumeric: true,
    cell: ({ sum }) => (sum.played === 0 ? '–' : formatScore(sum[id].home, sum[id].away)),
  });
  const columns: Column<Season>[] = [
    {
      id: 'season',
      header: t('meetings.season'),
      isRowHeader: true,
      cell: ({ season }) => seasonName(season.name, language),
    },
    pair('series'),
    pair('games'),
    pair('goals'),
  ];
  return (
    <DataTable
      caption={t('meetings.by-season', { home: home.name, away: away.name })}
      isCaptionShown
      columns={columns}
      rows={seasons}
      rowKey={({ season }) => season.id}
    />
  );
}

function MeetingsTable({
  caption,
  meetings,
  home,
  away,
}: {
  caption: string;
  meetings: readonly Meeting[];
  home: TeamLogoFragment;
  away: TeamLogoFragment;
}) {
  const { t } = useTranslation('series-preview');
  const columns: Column<Meeting>[] = [
    {
      id: 'played',
      header: t('meetings.date'),
      isRowHeader: true,
      cell: ({ seriesId, playedAt }) => (
        <Link to={paths.series(seriesId)}>
          <Instant isCompact at={playedAt} as="short-date-year" />
        </Link>
      ),
    },
    {
      id: 'at-home',
      header: t('meetings.at-home'),
      cell: ({ homeTeamId }) => (homeTeamId === home.id ? home.name : away.name),
    },
    {
      id: 'result',
      header: t('meetings.result'),
      isNumeric: true,
      isStrong: true,
      cell: (meeting) => {
        const isTurned = meeting.homeTeamId !== home.id;
        const score = formatScore(
          isTurned ? meeting.awayGames : meeting.homeGames,
          isTurned ? meeting.homeGames : meeting.awayGames,
        );
        if (meeting.isAnnulled) return <abbr title={t('meetings.annulled-one')}>{`(${score})`}</abbr>;
        return meeting.walkover ? t('meetings.walkover', { score }) : score;
      },
    },
  ];
  return (
    <DataTable caption={caption} isCaptionShown columns={columns} rows={meetings} rowKey={({ seriesId }) => seriesId} />
  );
}
