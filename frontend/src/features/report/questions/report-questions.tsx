import { useTranslation } from 'react-i18next';
import { KeptOutNotice } from './kept-out-notice';
import { QuestionBox } from './question-box';
import type { KeptOutState } from './use-kept-out';
import type { UnusualState } from './use-unusual';

/** What is asked once before a report is saved: numbers above the usual, and players who may not play. */
export function ReportQuestions({ keptOut, unusual }: { keptOut: KeptOutState; unusual: UnusualState }) {
  const { t } = useTranslation('report');
  return (
    <>
      <QuestionBox
        title={t('unusual.title', { count: unusual.lines.length })}
        lines={unusual.lines}
        accept={t('unusual.accept')}
        isAccepted={unusual.isAccepted}
        onAccept={unusual.accept}
      />
      <KeptOutNotice {...keptOut} />
    </>
  );
}
