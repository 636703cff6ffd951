import { useTranslation } from 'react-i18next';
import { Box } from '../../../styled-system/jsx';
import { FacingTable } from '../../../league/facing-table';
import { seasonName } from '../../../league/season-name';
import { formatScore } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { EmptyState } from '../../../ui/page/empty-state';
import { Section } from '../../../ui/page/section';
import { DataTable, type Column } from '../../../ui/table/data-table';
import { Text } from '../../../ui/text';
import type { CompareTeamsQuery } from './compare-page.generated';
import { betterOf } from './compared';
import { MeetingDate } from './meeting-date';
import type { SideName } from './side-names';

type Pair = NonNullable<CompareTeamsQuery['teamHeadToHead']>;
type Meeting = Pair['meetings'][number];
type Season = Pair['meetingSeasons'][number];

interface TeamMeetingsProps {
  pair: Pair;
  sides: { home: SideName; away: SideName };
}

const COUNTS = ['series', 'games', 'goals'] as const;

/** The series of the two against each other: the sums, and by season. The first team's numbers stand first. */
export function TeamMeetings({ pair, sides }: TeamMeetingsProps) {
  const { t } = useTranslation('stats-compare');
  const { meetingSum: sum, meetings, meetingSeasons } = pair;
  const left = [
    ...(sum.walkovers > 0 ? [t('meetings.walkovers', { count: sum.walkovers })] : []),
    ...(sum.annulled > 0 ? [t('meetings.annulled', { count: sum.annulled })] : []),
  ];
  if (meetings.length === 0) {
    return (
      <Section heading={t('meetings.heading')}>
        <EmptyState>{t('meetings.none')}</EmptyState>
      </Section>
    );
  }
  return (
    <Section heading={t('meetings.heading')}>
      {sum.played > 0 && (
        <FacingTable
          caption={t('meetings.caption')}
          measure={t('measure')}
          {...sides}
          rows={COUNTS.map((id) => ({
            id,
            label: t(`meetings.${id}`),
            ...sum[id],
            better: betterOf(sum[id].home, sum[id].away),
          }))}
        />
      )}
      {left.length > 0 && (
        <Text marginTop="2" color="fg.muted" fontSize="sm">
          {left.join(' ')}
        </Text>
      )}
      <Box marginTop="4">
        <BySeason seasons={meetingSeasons} />
      </Box>
    </Section>
  );
}

function BySeason({ seasons }: { seasons: readonly Season[] }) {
  const { t } = useTranslation('stats-compare');
  const language = useLanguage();
  const columns: Column<Season>[] = [
    {
      id: 'season',
      header: t('seasons.season'),
      isRowHeader: true,
      cell: ({ season }) => seasonName(season.name, language),
    },
    ...COUNTS.map((id): Column<Season> => ({
      id,
      header: t(`meetings.${id}`),
      isNumeric: true,
      cell: ({ sum }) => (sum.played === 0 ? '–' : formatScore(sum[id].home, sum[id].away)),
    })),
  ];
  return (
    <DataTable
      caption={t('meetings.by-season')}
      isCaptionShown
      columns={columns}
      rows={seasons}
      rowKey={({ season }) => season.id}
    />
  );
}

/** Each series of the two against each other. The first team's numbers stand first. */
export function EachMeeting({ pair: { meetings }, sides }: TeamMeetingsProps) {
  const { t } = useTranslation('stats-compare');
  const language = useLanguage();
  /** The first team's number first, wherever the series was played. */
  const turned = ({ homeTeamId }: Meeting, home: number, away: number) =>
    homeTeamId === sides.home.id ? formatScore(home, away) : formatScore(away, home);
  const columns: Column<Meeting>[] = [
    {
      id: 'played',
      header: t('meetings.date'),
      isRowHeader: true,
      cell: ({ seriesId, playedAt }) => <MeetingDate seriesId={seriesId} playedAt={playedAt} />,
    },
    { id: 'season', header: t('seasons.season'), cell: ({ season }) => seasonName(season.name, language) },
    {
      id: 'goals',
      header: t('meetings.goals'),
      isNumeric: true,
      cell: (meeting) => (meeting.walkover ? '–' : turned(meeting, meeting.homeGoals, meeting.awayGoals)),
    },
    {
      id: 'result',
      header: t('meetings.games'),
      isNumeric: true,
      isStrong: true,
      cell: (meeting) => {
        const score = turned(meeting, meeting.homeGames, meeting.awayGames);
        if (meeting.isAnnulled) return <abbr title={t('meetings.annulled-one')}>{`(${score})`}</abbr>;
        return meeting.walkover ? t('meetings.walkover', { score }) : score;
      },
    },
  ];
  if (meetings.length === 0) return null;
  return (
    <Box marginBottom="8">
      <DataTable
        caption={t('meetings.each')}
        isCaptionShown
        columns={columns}
        rows={meetings}
        rowKey={({ seriesId }) => seriesId}
      />
    </Box>
  );
}
