import { chakra, Input } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimes } from '../../../lib/i18n/use-times';
import { TeamName } from '../../../league/team-logo';
import type { TimeRow as Row, TypedRow } from './time-rows';
import { readTime, type SeasonDays } from './typed-time';

/** The server refuses longer texts. */
const LONGEST = 40;

interface TimeRowProps {
  row: Row;
  season: SeasonDays;
  typed: TypedRow | undefined;
  /** Sentences to read before saving, one on each line. */
  notes: string;
  /** Why the last save was refused. */
  refusal: string | undefined;
  onType: (row: Row, change: Partial<TypedRow>) => void;
}

const Frame = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', lg: 'minmax(0, 1fr) 12rem 6rem 7rem' },
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    paddingBlock: '2',
    paddingInlineStart: '3',
    borderTopWidth: '1px',
    borderColor: 'border',
    borderInlineStartWidth: '4px',
    borderInlineStartColor: 'transparent',
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 62px',
    '&[data-changed]': { borderInlineStartColor: 'action' },
    '& .teams': { gridColumn: { base: '1 / -1', lg: 'auto' }, display: 'flex', flexWrap: 'wrap', columnGap: '2' },
    '& .day': { color: 'fg.muted', fontSize: 'sm', display: { base: 'none', lg: 'block' } },
    '& label': { display: 'flex', alignItems: 'center', gap: '2', minHeight: 'touch' },
    '& input[type=checkbox]': { width: '5', height: '5', accentColor: 'action' },
    '& .said': { gridColumn: '1 / -1', fontSize: 'sm', color: 'fg.muted' },
    '& .said svg': { display: 'inline', width: '4', height: '4', color: 'fg.draw', verticalAlign: 'text-bottom' },
    '& .said .refusal': { color: 'fg.loss', fontWeight: 'medium' },
  },
});

/** One series: its time as text, and whether it is streamed. Below it stands what to know before it is saved. */
export const TimeRow = memo(function TimeRow({ row, season, typed, notes, refusal, onType }: TimeRowProps) {
  const { t } = useTranslation('admin-times');
  const times = useTimes();
  const saidId = useId();
  const { time, isStreamed } = typed ?? row;
  const names = { home: row.home.name, away: row.away.name };
  const read = time === '' ? null : readTime(time, season);
  const isMoved = typed !== undefined && typed.time !== row.time;
  // a refusal often says what the warning before it said
  const warnings = notes.split('\n').filter((note) => note !== '' && note !== refusal);
  const hasSaid = isMoved || warnings.length > 0 || refusal !== undefined;

  return (
    <Frame data-changed={typed ? '' : undefined} aria-label={t('series', names)}>
      <span className="teams">
        <TeamName team={row.home} size={20} /> – <TeamName team={row.away} size={20} />
      </span>
      <Input
        data-time={row.id}
        value={time}
        maxLength={LONGEST}
        autoComplete="off"
        spellCheck={false}
        aria-label={t('time-of', names)}
        aria-describedby={hasSaid ? saidId : undefined}
        aria-invalid={refusal !== undefined || (time !== '' && read === null) || undefined}
        placeholder={t('placeholder')}
        onChange={({ target }) => onType(row, { time: target.value })}
        onBlur={() => read !== null && read !== time && onType(row, { time: read })}
      />
      <span className="day">{read && times.weekday(read.slice(0, 10))}</span>
      <label>
        <input
          type="checkbox"
          aria-label={t('stream-of', names)}
          checked={isStreamed}
          onChange={({ target }) => onType(row, { isStreamed: target.checked })}
        />
        {t('stream')}
      </label>
      {hasSaid && (
        <div className="said" id={saidId}>
          {refusal !== undefined && <p className="refusal">{refusal}</p>}
          {warnings.map((note) => (
            <p key={note}>
              <TriangleAlert aria-hidden /> {note}
            </p>
          ))}
          {isMoved && <p>{row.time === '' ? t('stored-none') : t('stored', { time: row.time })}</p>}
        </div>
      )}
    </Frame>
  );
});
