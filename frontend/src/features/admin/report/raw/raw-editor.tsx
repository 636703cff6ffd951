import { Text } from '@chakra-ui/react';
import { useCallback, useMemo, type KeyboardEvent, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyReader } from '../../../../lib/notify';
import { Button } from '../../../../ui/button';
import { Section } from '../../../../ui/page/section';
import { Spinner } from '../../../../ui/page/spinner';
import { useLastChange } from '../../conflict/use-last-change';
import { DraftNotice } from '../../draft-notice';
import { ConflictNotice } from '../../../report/conflict-notice';
import { ErrorSummary } from '../../../report/error-summary';
import { focusCell } from '../../../report/grid/focus-cell';
import { GridContext } from '../../../report/grid/grid-context';
import { ReportQuestions } from '../../../report/questions/report-questions';
import { neighbourCell } from '../../../report/grid/grid-keys';
import { SIDES } from '../../../report/model/grid-shape';
import { RawSide } from './raw-side';
import { cellOfId } from '../../../report/model/report-input';
import { SaveBar } from '../../../report/save-bar';
import { SeriesHead } from '../../../report/series-head';
import { useReportEditing, type ReportEditorProps } from '../../../report/use-report-editing';
import { useRunningResult } from '../preview/use-running-result';

/**
 * The stored rows of a series, each with its own name and its player's id. They are saved like the report, with the
 * same rules and log entries.
 */
export function RawEditor(props: ReportEditorProps) {
  const { series } = props.report;
  const askWho = useLastChange({ kind: 'SERIES', id: series.id });
  const { t } = useTranslation('report');
  const { form, dispatch, players, teams, problems, conflict, changes, save, mayFill, confirm, guard, draft, ...rest } =
    useReportEditing({ ...props, askWho });
  const running = useRunningResult(series, form, teams, rest.toMend);
  const { marks } = problems;
  const problemAt = useCallback((id: string) => marks.get(id), [marks]);
  const context = useMemo(
    () => ({ dispatch, players, teams, problemAt, isReadOnly: !mayFill, isResultOnly: false }),
    [dispatch, players, teams, problemAt, mayFill],
  );

  const submit = async (event: SubmitEvent) => {
    if (await save(event)) notifyReader({ kind: 'success', text: t('result.saved') });
  };
  const move = (event: KeyboardEvent) => {
    const cell = cellOfId((event.target as HTMLElement).id);
    if (!cell || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = neighbourCell(form.games, cell, event.key, 'sides');
    if (!next) return;
    event.preventDefault();
    focusCell(next);
  };

  return (
    <>
      <SeriesHead series={series} />
      {draft.isRestored && <DraftNotice onDiscard={draft.discard} />}
      <Text color="fg.muted" fontSize="sm" marginBottom="4">
        {t('raw.help')}
      </Text>
      {conflict.isConflict && (
        <ConflictNotice {...conflict.notice} onReload={conflict.load} onKeep={conflict.keepMine} />
      )}
      <ErrorSummary problems={problems.list} attempt={problems.attempt} />
      <form noValidate onSubmit={(event) => void submit(event)} onKeyDown={move}>
        <GridContext value={context}>
          {SIDES.map((side) => (
            <Section key={side} heading={t(`raw.${side}`, { team: teams[side] })}>
              <RawSide side={side} games={form.games} />
            </Section>
          ))}
        </GridContext>
        {mayFill && (form.isChanged || problems.list.length > 0) && <ReportQuestions {...rest.questions} />}
        {mayFill && (
          <SaveBar won={running.won} teams={teams} sentence={running.sentence} isWrong={running.isWrong}>
            <Button type="submit" variant="solid" isWaiting={changes.isBusy}>
              {changes.isBusy && <Spinner />}
              {t(changes.isBusy ? 'result.saving' : 'raw.save')}
            </Button>
          </SaveBar>
        )}
      </form>
      {confirm.dialog}
      {guard}
    </>
  );
}
