import { Box, Flex, Input, Textarea } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useDraftState } from '../../../lib/drafts/use-draft-state';
import { Button } from '../../../ui/button';
import { Disclosure } from '../../../ui/disclosure';
import { Section } from '../../../ui/page/section';
import { Labelled, Note } from '../labelled';
import { FillDays } from './fill-days';
import { NarrowFields, Tick } from './narrow-fields';
import { filledAsBefore, filledByDays, mondayOfWeek, type PlayDay, type TimeRow } from './time-rows';
import { isFillValues, NO_FILL, type FillValues } from './typed-rows';
import { mondayOf, type SeasonDays } from './typed-time';

interface FillPanelProps {
  season: SeasonDays & { id: number };
  /** Every series of the season, and the shown ones, as they are typed. */
  all: readonly TimeRow[];
  shown: readonly TimeRow[];
  /** The shown week; null for all. */
  week: number | null;
  /** Puts times into rows, by the id of the series. */
  onFill: (times: ReadonlyMap<number, string>) => void;
  onPaste: (lines: string) => void;
}

const EVERY = 'all';

/** Fills in many rows: by weekday and time, as the week before, or with lines from a spreadsheet. */
export function FillPanel({ season, all, shown, week, onFill, onPaste }: FillPanelProps) {
  const { t } = useTranslation('admin-times');
  const { value: fill, change } = useDraftState<FillValues>({ form: 'times-fill', thing: season.id }, NO_FILL, {
    isValid: isFillValues,
  });
  const set = (values: Partial<FillValues>) => change((before) => ({ ...before, ...values }));

  const divisions = [...new Map(shown.map((row) => [String(row.divisionId), row.division]))];
  const isPerDivision = fill.isPerDivision && divisions.length > 1;
  const lines: readonly (readonly [key: string, name: string])[] = isPerDivision
    ? divisions
    : [[divisions.length === 1 ? (divisions[0]?.[0] ?? EVERY) : EVERY, '']];
  const playDaysIn = (key: string): number =>
    Math.max(...shown.filter((row) => key === EVERY || String(row.divisionId) === key).map(({ playDay }) => playDay));

  const ofWeek = week ?? Math.min(...shown.map((row) => row.week));
  const monday =
    fill.monday !== '' && fill.ofWeek === ofWeek
      ? mondayOf(fill.monday)
      : mondayOfWeek(
          all.filter((row) => divisions.some(([key]) => key === String(row.divisionId))),
          ofWeek,
          season.startsOn,
        );
  const wanted = shown.filter(({ time }) => fill.alsoSet || time.trim() === '');
  const dayOf = ({ divisionId, playDay }: TimeRow): PlayDay | null => {
    const key = lines.length === 1 ? (lines[0]?.[0] ?? EVERY) : String(divisionId);
    const { weekday, clock } = fill.days[key]?.[playDay - 1] ?? { weekday: '', clock: '' };
    return weekday === '' || clock === '' ? null : { weekday: Number(weekday), clock };
  };
  const byDays = filledByDays(wanted, dayOf, { monday, ofWeek });

  const mondayField = (
    <Labelled label={t('fill.monday', { week: ofWeek })}>
      {(id) => (
        <Input id={id} type="date" value={monday} onChange={({ target }) => set({ monday: target.value, ofWeek })} />
      )}
    </Labelled>
  );

  return (
    <Section heading={t('fill.title')}>
      {lines.map(([key, name]) => (
        <Box key={key} role={name ? 'group' : undefined} aria-label={name || undefined}>
          {name && <Box fontWeight="bold">{name}</Box>}
          <FillDays
            days={fill.days[key] ?? []}
            playDays={playDaysIn(key)}
            onChange={(days) => set({ days: { ...fill.days, [key]: days } })}
          >
            {!isPerDivision && mondayField}
          </FillDays>
        </Box>
      ))}
      {isPerDivision && <NarrowFields>{mondayField}</NarrowFields>}
      <Flex columnGap="5" wrap="wrap" marginBottom="3">
        {divisions.length > 1 && (
          <Tick>
            <input
              type="checkbox"
              checked={fill.isPerDivision}
              onChange={({ target }) => set({ isPerDivision: target.checked })}
            />
            {t('fill.per-division')}
          </Tick>
        )}
        <Tick>
          <input type="checkbox" checked={fill.alsoSet} onChange={({ target }) => set({ alsoSet: target.checked })} />
          {t('fill.also-set')}
        </Tick>
      </Flex>
      <Flex gap="3" wrap="wrap" marginBottom="4">
        <Button disabled={byDays.size === 0} onClick={() => onFill(byDays)}>
          {t('fill.run', { count: byDays.size })}
        </Button>
        <Button disabled={wanted.length === 0} onClick={() => onFill(filledAsBefore(all, wanted))}>
          {t('fill.as-before')}
        </Button>
      </Flex>
      <Disclosure summary={t('paste.title')}>
        <Note>{t('paste.help')}</Note>
        <Labelled label={t('paste.text')}>
          {(id) => (
            <Textarea id={id} rows={6} value={fill.lines} onChange={({ target }) => set({ lines: target.value })} />
          )}
        </Labelled>
        <Button marginTop="3" disabled={fill.lines.trim() === ''} onClick={() => onPaste(fill.lines)}>
          {t('paste.run')}
        </Button>
      </Disclosure>
    </Section>
  );
}
