import { Box } from '@chakra-ui/react';
import { useCallback, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftState } from '../../../lib/drafts/use-draft-state';
import { idOf } from '../../../lib/paths';
import { useAddress } from '../../../lib/use-address';
import { EmptyState } from '../../../ui/page/empty-state';
import { DraftNotice } from '../draft-notice';
import { Note } from '../labelled';
import { fieldTime } from '../../../lib/i18n/stockholm-field';
import { useUnsavedGuard } from '../../../league/drafts/use-unsaved-guard';
import { FillPanel } from './fill-panel';
import { FillResult, GoneRows, type Filling } from './fill-result';
import { readPastedColumn, readPastedSeries, namesSeries, type Pasted } from './pasted-times';
import { SaveBar } from './save-bar';
import { pastedLines, moveBetweenTimes } from './time-keys';
import { TimeList } from './time-list';
import { ALL_WEEKS, TimesFilter } from './times-filter';
import { presentWeek, toRow, typeInto, withTyped, type TimeRow, type TypedRow, type TypedRows } from './time-rows';
import type { SeasonTimesQuery, SeriesToTimeFragment } from './times-page.generated';
import { isTypedRows, MOST_TIMES, NOTHING_TYPED } from './typed-rows';
import { readTime } from './typed-time';
import { useSaveTimes } from './use-save-times';
import { useTimeNotes } from './use-time-notes';
import { useLanguage } from '../../../lib/i18n/i18n';

/** The key that saves, as it is shown. */
const SAVE_KEY = 'Ctrl+Enter';

interface TimesFormProps {
  season: SeasonTimesQuery['seasons'][number];
  /** The choice of the season. */
  choice: ReactNode;
  series: readonly SeriesToTimeFragment[];
  onReread: () => Promise<unknown>;
}

/** The rows that get a time, each with it. */
const timed = (rows: readonly TimeRow[], times: ReadonlyMap<number, string>): [TimeRow, Partial<TypedRow>][] =>
  rows.flatMap((row) => {
    const time = times.get(row.id);
    return time === undefined ? [] : [[row, { time }]];
  });

/** All unplayed series of a season that the reader may set times of, filtered by division and week. */
export function TimesForm({ season, choice, series, onReread }: TimesFormProps) {
  const { t } = useTranslation('admin-times');
  const language = useLanguage();
  const { search, set } = useAddress();
  const drafts = useDraftState<TypedRows>({ form: 'times', thing: season.id }, NOTHING_TYPED, { isValid: isTypedRows });
  const { value: typed, change } = drafts;
  const [filling, setFilling] = useState<Filling | null>(null);
  const [now] = useState(() => fieldTime(new Date().toISOString()));
  const { isBusy, refusals, forget, save } = useSaveTimes(season.id, onReread);
  const guard = useUnsavedGuard(drafts.isChanged);

  const rows = useMemo(() => series.map((one) => toRow(one, language)), [series, language]);
  const open = useMemo(() => rows.filter(({ isPlayed }) => !isPlayed), [rows]);
  const divisionId = idOf(search.get('division') ?? undefined);
  const isHere = (row: TimeRow): boolean => divisionId === null || row.divisionId === divisionId;
  const asked = search.get('week');
  const week = asked === ALL_WEEKS ? null : (idOf(asked ?? undefined) ?? presentWeek(rows.filter(isHere), now));
  const shown = open.filter((row) => isHere(row) && (week === null || row.week === week));

  const changed = open.filter(({ id }) => String(id) in typed);
  const sent = changed.slice(0, MOST_TIMES).map((row) => {
    const { time, isStreamed, version } = typed[String(row.id)] as TypedRow;
    const scheduledAt = time.trim() === '' ? null : (readTime(time, season) ?? time);
    return { seriesId: row.id, version: version ?? row.version, scheduledAt, isStreamed };
  });
  const { notes, isUnchecked } = useTimeNotes(season.id, sent);
  const gone = Object.entries(typed).filter(([id]) => !open.some((row) => String(row.id) === id));

  const drop = (ids: readonly (number | string)[]) =>
    change((before) => Object.fromEntries(Object.entries(before).filter(([id]) => !ids.map(String).includes(id))));
  const onType = useCallback(
    (row: TimeRow, values: Partial<TypedRow>) => {
      setFilling(null);
      forget(row.id);
      change((before) => typeInto(before, [[row, values]]));
    },
    [change, forget],
  );
  const onFill = (changes: readonly [TimeRow, Partial<TypedRow>][], unused: Filling['unused'] = []) => {
    setFilling({ count: changes.length, before: typed, unused });
    change((before) => typeInto(before, changes));
  };
  const onPasted = ({ times, unused }: Pasted) =>
    onFill(
      times.map(([row, time]) => [row, { time }]),
      unused,
    );
  const onSave = async () => {
    if (isBusy || sent.length === 0) return;
    setFilling(null);
    const { saved, overtaken } = await save(sent);
    if (saved.length > 0) drop(saved);
    // told once; the next save is meant to replace what the other person has stored
    change((before) =>
      Object.fromEntries(
        Object.entries(before).map(([id, row]) => [
          id,
          overtaken.includes(Number(id)) ? { ...row, version: null } : row,
        ]),
      ),
    );
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void onSave();
  };

  return (
    <Box onKeyDown={onKeyDown}>
      <TimesFilter season={choice} rows={open} typed={typed} divisionId={divisionId} week={week} onChoose={set} />
      {drafts.isRestored && <DraftNotice onDiscard={drafts.clear} />}
      {gone.length > 0 && (
        <GoneRows names={gone.map(([, { name }]) => name)} onDrop={() => drop(gone.map(([id]) => id))} />
      )}
      {shown.length === 0 && <EmptyState>{t('none')}</EmptyState>}
      {shown.length > 0 && (
        <>
          <FillPanel
            season={season}
            all={withTyped(rows, typed)}
            shown={withTyped(shown, typed)}
            week={week}
            onFill={(times) => onFill(timed(open, times))}
            onPaste={(lines) => onPasted(readPastedSeries(lines, rows, season))}
          />
          {filling && (
            <FillResult
              filling={filling}
              onUndo={() => {
                change(filling.before);
                setFilling(null);
              }}
            />
          )}
          <Note>{t('keys', { key: SAVE_KEY })}</Note>
          {open.length > MOST_TIMES && <Note>{t('most', { max: MOST_TIMES })}</Note>}
          <Box
            onKeyDown={moveBetweenTimes}
            onPaste={(event) => {
              const pasted = pastedLines(event);
              if (!pasted) return;
              event.preventDefault();
              const from = shown.findIndex(({ id }) => id === pasted.seriesId);
              onPasted(
                namesSeries(pasted.text, season)
                  ? readPastedSeries(pasted.text, rows, season)
                  : readPastedColumn(pasted.text, shown.slice(from), season),
              );
            }}
          >
            <TimeList
              season={season}
              rows={shown}
              typed={typed}
              notes={notes}
              refusals={refusals?.rows}
              onType={onType}
              onStreamAll={(isStreamed) => onFill(shown.map((row) => [row, { isStreamed }]))}
            />
          </Box>
        </>
      )}
      <SaveBar
        changes={changed.length}
        part={sent.length}
        elsewhere={changed.filter((row) => !shown.includes(row)).length}
        toSee={changed.filter(({ id }) => notes.has(id)).length}
        isUnchecked={isUnchecked}
        isBusy={isBusy}
        refusal={refusals && changed.length > 0 ? refusals.text : null}
        onSave={() => void onSave()}
        onDiscard={() => {
          setFilling(null);
          drafts.clear();
        }}
      />
      {guard}
    </Box>
  );
}
