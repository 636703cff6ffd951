import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerText } from '../../lib/i18n/server-text';
import { useTimes } from '../../lib/i18n/use-times';
import { Button } from '../../ui/button';
import { MessageBox } from '../../ui/dialog/message-box';
import { ReportClosed } from './report-closed';
import { focusResult } from './focus-result';
import { gamesBeside, type GameBeside } from './model/beside-mine';
import type { ReportForm } from './model/report-model';
import { useReporter } from './reporter-context';
import type { WhoChanged } from './reread';
import { Flex, styled } from '../../styled-system/jsx';
import type { SeriesReportFormFragment } from './series-report.generated';

const Box = styled('div', {
  base: {
    marginBottom: '6',
    padding: '4',
    bg: 'bg.surface',
    borderRadius: 'md',
    border: '2px solid',
    borderColor: 'fg.draw',
    '& > h2': { fontWeight: 'bold', fontSize: 'lg' },
    '& table': { marginTop: '3', borderCollapse: 'collapse' },
    '& th, & td': { textAlign: 'start', paddingInlineEnd: '6', paddingBlock: '1', verticalAlign: 'top' },
    '& thead th': { color: 'fg.muted', fontWeight: 'normal' },
  },
});

interface ConflictNoticeProps {
  /** Grows with every act that is refused because of it, so that the notice takes the focus each time. */
  attempt: number;
  who: WhoChanged;
  /** What is stored. */
  report: SeriesReportFormFragment;
  /** What the reader has typed. */
  form: ReportForm;
  /** The key of the server's sentence why there is no form any more; null while there is one. */
  closedBy: string | null;
  onReload: () => Promise<unknown>;
  onKeep: () => Promise<unknown>;
}

/** Another person saved meanwhile. Says who, and what is stored beside what the reader has typed, until they choose one. */
export function ConflictNotice({ attempt, who, report, form, closedBy, onReload, onKeep }: ConflictNoticeProps) {
  const { t } = useTranslation('report');
  const times = useTimes();
  const serverText = useServerText();
  const reporter = useReporter();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => focusResult(ref.current), [attempt]);
  if (closedBy !== null && reporter.of === 'captain')
    return <ReportClosed key={attempt} isResult seriesId={reporter.seriesId} messageKey={closedBy} />;
  if (closedBy !== null) return <MessageBox key={attempt} kind="error" isResult title={serverText(closedBy)} />;
  return (
    <Box role="alert" tabIndex={-1} ref={ref}>
      <h2>{who?.by ? t('conflict.title-by', { by: who.by, at: times.dateTime(who.at) }) : t('conflict.title')}</h2>
      <p>{t('conflict.text')}</p>
      <Beside report={report} games={gamesBeside(report, form)} />
      <Flex wrap="wrap" gap="3" marginTop="3">
        <Button onClick={() => void onReload()}>{t('conflict.reload')}</Button>
        <Button variant="ghost" onClick={() => void onKeep()}>
          {t('conflict.keep')}
        </Button>
      </Flex>
    </Box>
  );
}

interface BesideProps {
  report: SeriesReportFormFragment;
  games: readonly GameBeside[];
}

function Beside({ report: { series }, games }: BesideProps) {
  const { t } = useTranslation('report');
  const teams = { home: series.home.name, away: series.away.name };
  if (series.walkover) return <p>{t(`conflict.walkover.${series.walkover}`, teams)}</p>;
  if (series.state !== 'REPORTED') return <p>{t('conflict.nothing')}</p>;
  if (games.length === 0) return <p>{t('conflict.same')}</p>;
  const scoreOf = (goals: GameBeside['mine']) =>
    goals ? `${goals.home ?? '?'}–${goals.away ?? '?'}` : t('conflict.not-played');
  return (
    <table>
      <caption className="visually-hidden">{t('conflict.beside')}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('conflict.theirs')}</th>
          <th scope="col">{t('conflict.mine')}</th>
        </tr>
      </thead>
      <tbody>
        {games.map(({ number, theirs, mine }) => {
          const [stored, typed] = [scoreOf(theirs), scoreOf(mine)];
          return (
            <tr key={number}>
              <th scope="row">{t('game.name', { game: number })}</th>
              <td>{stored}</td>
              <td>{stored === typed ? t('conflict.numbers', { score: typed }) : typed}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
