import { useTranslation } from 'react-i18next';
import { SuspendedNotice } from './suspended-notice';
import { QuestionBox } from './question-box';
import type { SuspendedState } from './use-suspended';
import type { UnusualState } from './use-unusual';

/** What is asked once before a report is saved: numbers above the usual, and players who may not play. */
export function ReportQuestions({ suspended, unusual }: { suspended: SuspendedState; unusual: UnusualState }) {
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
      <SuspendedNotice {...suspended} />
    </>
  );
}
