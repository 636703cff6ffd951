import { useTranslation } from 'react-i18next';
import { formatScore } from '../../lib/i18n/format';
import { useServerText } from '../../lib/i18n/server-text';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { MessageBox } from '../../ui/dialog/message-box';
import { SkeletonRows } from '../../ui/page/skeleton-rows';
import { type StandingResultQuery, useStandingResultQuery } from './standing-result.generated';

interface ReportClosedProps {
  seriesId: number;
  /** The key of the server's sentence why the captain cannot report. */
  messageKey: string;
  /** The captain has just tried to save, or asked for what is saved. */
  isResult?: boolean;
}

/** A captain cannot report the series any more: says why, and leads to what they can do instead. */
export function ReportClosed({ seriesId, messageKey, isResult = false }: ReportClosedProps) {
  const { t } = useTranslation('series-match-week');
  const serverText = useServerText();
  const { data, loading } = useStandingResultQuery({ variables: { seriesId }, fetchPolicy: 'network-only' });
  if (loading && !data) return <SkeletonRows rows={2} />;
  const answered = data?.weekSeries?.result.mayAnswer ? data.weekSeries : null;
  return (
    <MessageBox
      kind="warning"
      isResult={isResult}
      title={answered ? t('report.by-other', otherReport(answered)) : serverText(messageKey)}
      action={
        <ButtonLink variant="solid" to={`${paths.weekSeries(seriesId)}${answered ? '#result' : ''}`}>
          {t(answered ? 'report.answer' : 'report.back')}
        </ButtonLink>
      }
    >
      {answered && t('report.by-other-why')}
    </MessageBox>
  );
}

/** Who has reported, and what. */
function otherReport({ series, result }: NonNullable<StandingResultQuery['weekSeries']>) {
  const team = result.reportedBySide === 'HOME' ? series.home : series.away;
  return { team: team.name, score: formatScore(series.homeGames ?? 0, series.awayGames ?? 0) };
}
