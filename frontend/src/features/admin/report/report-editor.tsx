import { Box, chakra, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { Spinner } from '../../../ui/page/spinner';
import { DraftNotice } from '../draft-notice';
import { focusLate } from '../../../ui/page/late-focus';
import { ConflictNotice } from './conflict-notice';
import { DecideWithoutPlay } from './decide-without-play';
import { ErrorSummary } from './error-summary';
import { KeptOutNotice } from './kept-out/kept-out-notice';
import { NextToReport } from './next-to-report';
import { NightNotice } from './night/night-notice';
import { ReplayDrop } from './replays/replay-drop';
import { ReportGrid } from './grid/report-grid';
import { ResultPanel, SaveBar } from './result-panel';
import { SeriesHead } from './series-head';
import { useReplayUpload } from './replays/use-replay-upload';
import type { ChangeResult } from './use-report-changes';
import { useReportEditing, type ReportEditorProps } from './use-report-editing';
import { useRunningResult } from './preview/use-running-result';

const Form = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
    columnGap: '6',
    alignItems: 'start',
  },
});

/** The report of one series: filled from replays or by hand, checked, and saved. */
export function ReportEditor(props: ReportEditorProps) {
  const { report } = props;
  const { t } = useTranslation('admin-report');
  const { series, mayChange } = report;
  const editing = useReportEditing(props);
  const { form, dispatch, version, players, teams, problems, conflict, changes, settle, save, mayFill, confirm } =
    editing;
  const { ofNight } = editing.draft;
  const saveButton = useRef<HTMLButtonElement>(null);
  // what the night's files have filled without a doubt is saved by one Enter
  const isReady = (ofNight?.isReady ?? false) && editing.keptOut.players.length === 0;
  useEffect(() => {
    if (isReady) focusLate(saveButton.current, { preventScroll: true });
  }, [isReady]);
  const running = useRunningResult(series, form, teams);
  const replays = useReplayUpload(series.id, form, dispatch);
  /** Values from files are discarded together with typed ones */
  const load = async () => {
    await conflict.load();
    replays.forget();
  };
  /** The series was decided on this page, so the next one can follow. A correction leads nowhere else. */
  const [isDecided, setIsDecided] = useState(false);
  const isWaiting = series.state !== 'REPORTED';
  const submit = async (event: SubmitEvent) => {
    if (!(await save(event))) return;
    replays.forget();
    setIsDecided(isWaiting);
  };
  const decide = async (result: ChangeResult, { success, leadsOn }: { success: string; leadsOn: boolean }) => {
    if (!(await settle(result, success))) return;
    replays.forget();
    setIsDecided(leadsOn);
  };

  return (
    <>
      {isDecided && !isWaiting && <NextToReport seriesId={series.id} />}
      <SeriesHead series={series} />
      {editing.draft.isRestored &&
        (ofNight ? (
          <NightNotice {...ofNight} teams={teams} onDiscard={editing.draft.discard} />
        ) : (
          <DraftNotice onDiscard={editing.draft.discard} />
        ))}
      {report.isOwnTeam && mayChange && <Text marginBottom="4">{t('own-team-note')}</Text>}
      {conflict.isConflict && <ConflictNotice onReload={load} onKeep={conflict.keepMine} />}
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
      <Form noValidate onSubmit={(event) => void submit(event)}>
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
          <ResultPanel series={series} preview={running.preview} />
        </Box>
        {mayFill && <KeptOutNotice {...editing.keptOut} />}
        {mayFill && (
          <SaveBar won={running.won} teams={teams} sentence={running.sentence} isWrong={running.isWrong}>
            <Button ref={saveButton} type="submit" variant="solid" disabled={changes.isBusy}>
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
          ask={confirm.ask}
          onWalkover={async (walkover) =>
            decide(await changes.declareWalkover(version, walkover), {
              success: t('decide.done.walkover'),
              leadsOn: isWaiting,
            })
          }
          onReset={async () =>
            decide(await changes.reset(version), { success: t('decide.done.reset'), leadsOn: false })
          }
        />
      )}
      {confirm.dialog}
      {editing.guard}
    </>
  );
}
