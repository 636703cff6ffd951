import { useTranslation } from 'react-i18next';
import { ReportEditor } from './report-editor';
import { ReportFrame } from './report-frame';

/** The page on which staff report a series, correct its result, or decide it without play. */
export default function SeriesReportPage() {
  const { t } = useTranslation('report');
  return (
    <ReportFrame
      title={({ series }) => t('title', { home: series.home.name, away: series.away.name })}
      heading={(report) => t(report?.series.state === 'REPORTED' ? 'heading.correct' : 'heading.report')}
    >
      {(props) => <ReportEditor key={props.report.seriesId} {...props} />}
    </ReportFrame>
  );
}
