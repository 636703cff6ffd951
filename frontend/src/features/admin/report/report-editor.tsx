import { Box, chakra, Text } from '@chakra-ui/react';
import { useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyReader } from '../../../lib/notify';
import { Button } from '../../../ui/button';
import { Spinner } from '../../../ui/page/spinner';
import type { ChangedSeriesFragment } from '../../report/report-actions.generated';
import { DraftNotice } from '../draft-notice';
import { useLastChange } from '../conflict/use-last-change';
import { useRestOfNight } from './night/use-rest-of-night';
import { ContestNotice } from '../contest/contest-notice';
import { Captains } from '../series/captains';
import { ConflictNotice } from '../../report/conflict-notice';
import { DecideWithoutPlay } from './decide-without-play';
import { ErrorSummary } from '../../report/error-summary';
import { ReportQuestions } from '../../report/questions/report-questions';
import { NextToReport } from './next/next-to-report';
import { OpensNext } from './next/opens-next';
import { useStart } from './next/use-start';
import { useOpenNext } from './next/use-next';
import { NightNotice } from './night/night-notice';
import { LostReplays } from '../../report/replays/lost-replays';
import { ReplayDrop } from '../../report/replays/replay-drop';
import { ReportGrid } from '../../report/grid/report-grid';
import { SaveBar } from '../../report/save-bar';
import { ResultPanel } from './result-panel';
import { SeriesHead } from '../../report/series-head';
import { SeriesReplays } from './replays/series-replays';
import { useReplayUpload } from '../../report/replays/use-replay-upload';
import { useReportEditing, type OnDone, type ReportEditorProps } from '../../report/use-report-editing';
import { usePlayedChoice } from './preview/use-played-choice';
import { useRunningResult } from './preview/use-running-result';
import type { SeriesReportQuery } from './series-report.generated';

export type StaffReport = NonNullable<SeriesReportQuery['seriesReport']>;

const Form = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
    columnGap: '6',
    alignItems: 'start',
  },
});

/** A held Enter saves one report, not the next ones too. */
const notHeld = (event: KeyboardEvent) => {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
};

/** The report of one series: filled from replays or by hand, checked, and saved. */
export function ReportEditor(given: ReportEditorProps & { report: StaffReport }) {
  const { report } = given;
  const { own } = useRestOfNight(report.seriesId);
  const askWho = useLastChange({ kind: 'SERIES', id: report.seriesId });
  const { t } = useTranslation('report');
  const { series, mayChange } = report;
  const editing = useReportEditing({ ...given, askWho, ofNight: own });
  const { form, dispatch, version, players, teams, problems, conflict, changes, settle, mayFill, confirm, contest } =
    editing;
  const { ofNight } = editing.draft;
  const saveButton = useRef<HTMLButtonElement>(null);
  // what the night's files have filled without a doubt is saved by one Enter
  const isReady = (ofNight?.isReady ?? false) && editing.questions.obstacles.length === 0;
  const formPart = useRef<HTMLFormElement>(null);
  useStart(formPart, saveButton, isReady);
  const running = useRunningResult(series, form, teams, editing.toMend);
  const played = usePlayedChoice();
  const replays = useReplayUpload(series.id, form, dispatch);
  /** Values from files are discarded together with typed ones */
  const load = async () => {
    await conflict.load();
    replays.forget();
  };
  /** The series was decided on this page, so the next one can follow. A correction leads nowhere else. */
  const [isDecided, setIsDecided] = useState(false);
  const isWaiting = series.state !== 'REPORTED';
  const openNext = useOpenNext(series.id);
  /** Makes a change and says so: on this page, or on that of the next series, which opens after what decides this one. */
  const make = async (change: (onDone: OnDone) => Promise<boolean>, success: string, leadsOn: boolean) => {
    const led: { following?: ReturnType<typeof openNext.find>; decided?: ChangedSeriesFragment } = {};
    const onDone: OnDone = (decided) => {
      led.decided = decided;
      if (leadsOn) led.following = openNext.find();
    };
    if (!(await change(onDone))) return;
    replays.forget();
    const found = await led.following;
    if (found && led.decided) return openNext.open(found, { ...series, ...led.decided });
    notifyReader({ kind: 'success', text: success });
    setIsDecided(leadsOn);
  };
  const submit = (event: SubmitEvent) =>
    make((onDone) => editing.save(event, onDone, played.input), t('result.saved'), isWaiting);

  return (
    <>
      {isDecided && !isWaiting && <NextToReport seriesId={series.id} />}
      <SeriesHead series={series} />
      {!isWaiting && report.replayDigests.some((digest) => digest !== null) && (
        <SeriesReplays
          seriesId={series.id}
          digests={report.replayDigests}
          version={report.version}
          mayChange={mayChange}
        />
      )}
      {isWaiting && (
        <Box marginBottom="4">
          <Captains captains={report.captains} teams={[series.home, series.away]} />
        </Box>
      )}
      {editing.draft.isRestored &&
        (ofNight ? (
          <NightNotice {...ofNight} teams={teams} onDiscard={editing.draft.discard} />
        ) : (
          <DraftNotice onDiscard={editing.draft.discard} />
        ))}
      <LostReplays seriesId={series.id} games={editing.draft.lost} onTaken={editing.draft.onTaken} />
      {report.isOwnTeam && mayChange && <Text marginBottom="4">{t('own-team-note')}</Text>}
      {conflict.isConflict && <ConflictNotice {...conflict.notice} onReload={load} onKeep={conflict.keepMine} />}
      <ContestNotice seriesId={series.id} {...contest} />
      <ErrorSummary problems={problems.list} attempt={problems.attempt} />
      {mayFill && (
        <ReplayDrop
          format={series.format}
          teams={teams}
          isBusy={replays.isBusy}
          upload={replays.upload}
          onFiles={(files) => void replays.send(files)}
          onUndo={replays.undo}
        />
      )}
      <Form ref={formPart} noValidate onSubmit={(event) => void submit(event)} onKeyDown={notHeld}>
        <ReportGrid
          form={form}
          dispatch={dispatch}
          players={players}
          teams={teams}
          problems={problems.marks}
          isReadOnly={!mayFill}
          onReplay={(files, gameNumber) => void replays.send(files, gameNumber)}
        />
        <Box position={{ lg: 'sticky' }} top="20">
          <ResultPanel
            series={series}
            preview={running.preview}
            outcome={form.isChanged ? running.outcome : null}
            played={played}
          />
        </Box>
        {mayFill && (form.isChanged || problems.list.length > 0) && <ReportQuestions {...editing.questions} />}
        {mayFill && isWaiting && <OpensNext isOn={openNext.isOn} onChoose={openNext.choose} />}
        {mayFill && (
          <SaveBar won={running.won} teams={teams} sentence={running.sentence} isWrong={running.isWrong}>
            <Button ref={saveButton} type="submit" variant="solid" isWaiting={changes.isBusy}>
              {changes.isBusy && <Spinner />}
              {t(
                changes.isBusy
                  ? 'result.saving'
                  : series.state === 'REPORTED'
                    ? 'result.save-correction'
                    : 'result.save',
              )}
            </Button>
          </SaveBar>
        )}
      </Form>
      {mayChange && (
        <DecideWithoutPlay
          report={report}
          hasTyped={form.isChanged}
          isBusy={changes.isBusy}
          isExplained={contest.isExplained}
          ask={confirm.ask}
          onWalkover={(walkover, chosen) =>
            make(
              async (onDone) =>
                settle(await changes.declareWalkover(version, walkover, { ...contest.why, ...chosen }), onDone),
              t('decide.done.walkover'),
              isWaiting,
            )
          }
          onReset={(chosen) =>
            make(
              async () => settle(await changes.reset(version, { ...contest.why, ...chosen })),
              t('decide.done.reset'),
              false,
            )
          }
        />
      )}
      {confirm.dialog}
      {editing.guard}
    </>
  );
}
