import { useTranslation } from 'react-i18next';
import { RawEditor } from './raw-editor';
import { ReportFrame } from '../report-frame';

/** The stored result of a series, row by row. */
export default function RawEditorPage() {
  const { t } = useTranslation('report');
  return (
    <ReportFrame
      title={({ series }) => t('raw.title', { home: series.home.name, away: series.away.name })}
      heading={() => t('raw.heading')}
      part={t('raw.heading')}
    >
      {(props) => <RawEditor key={props.report.seriesId} {...props} />}
    </ReportFrame>
  );
}
