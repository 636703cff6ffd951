import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fieldTime } from '../../../../lib/i18n/stockholm-field';
import { useTimes } from '../../../../lib/i18n/use-times';
import type { EveningAnswer } from '../../../../lib/schema.generated';
import { styled } from '../../../../styled-system/jsx';
import { Button } from '../../../../ui/button';
import type { EveningPartsFragment } from './week-times.generated';

const ANSWERS = ['CAN', 'IF_NEED_BE', 'CANNOT'] as const;
/** The day, and a cell for each answer. */
const COLUMNS = ANSWERS.length + 1;

const Grid = styled('table', {
  base: {
    width: 'full',
    maxWidth: '36rem',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    '& thead th': {
      paddingBottom: '1',
      color: 'fg.muted',
      fontSize: 'sm',
      fontWeight: 'normal',
      lineHeight: 'tight',
      verticalAlign: 'bottom',
      hyphens: 'auto',
    },
    // as wide as the longest name of a day
    '& thead th:first-child': { width: '5.75rem' },
    '& tbody': { borderTopWidth: '1px', borderColor: 'border' },
    '& tbody th': { textAlign: 'left', fontSize: 'sm', fontWeight: 'medium', lineHeight: 'tight' },
    '& td': { padding: '1', textAlign: 'center' },
    '& td[colspan]': { paddingTop: '0', paddingInline: '0', textAlign: 'left', color: 'fg.muted', fontSize: 'sm' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'sm', fontWeight: 'normal' },
  },
});

const Cell = styled(Button, {
  base: {
    flexWrap: 'wrap',
    gap: '1',
    width: 'full',
    height: 'auto',
    minHeight: 'touch',
    paddingInline: '1',
    paddingBlock: '1',
    '&[aria-pressed=true]': { bg: 'bg.raised', borderColor: 'action', color: 'action' },
  },
});

const Mate = styled('abbr', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '6',
    height: '6',
    paddingInline: '1',
    bg: 'bg.raised',
    borderRadius: 'full',
    color: 'fg.muted',
    fontSize: 'xs',
    fontWeight: 'medium',
    textDecoration: 'none',
  },
});

/** A Swedish day that has ended. */
const isOver = (day: string): boolean => day < fieldTime(new Date().toISOString()).slice(0, 10);

/** The first two signs of a name, not the halves of an emoji. */
const initialsOf = (nickname: string): string => [...nickname].slice(0, 2).join('');

interface EveningsProps {
  evenings: readonly EveningPartsFragment[];
  /** The names of the teams. */
  home: string;
  away: string;
  busy: boolean;
  /** Saves the reader's answer; null takes it back. Without it the reader has none. */
  onMark: ((day: string, answer: EveningAnswer | null) => void) | null;
}

/**
 * The evenings of a week by answer: the reader's own, which a press gives or takes back, the initials of those in the own team who
 * have answered the same, and how many of both teams can.
 */
export function Evenings({ evenings, busy, onMark, ...names }: EveningsProps) {
  const { t } = useTranslation('series-match-week');
  const times = useTimes();
  return (
    <Grid>
      <caption className="visually-hidden">{t('evenings.title')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('evenings.day')}</span>
          </th>
          {ANSWERS.map((answer) => (
            <th key={answer} scope="col">
              {t(`evenings.${answer}`)}
            </th>
          ))}
        </tr>
      </thead>
      {evenings.map((evening) => {
        const { day, home, away } = evening;
        const name = times.weekday(day);
        // a line for each team and day that says that nobody can would be most of the page
        const counted = [
          { team: names.home, ...home },
          { team: names.away, ...away },
        ].filter(({ can, ifNeedBe }) => can + ifNeedBe > 0);
        return (
          <tbody key={day} aria-label={name}>
            <tr>
              <th scope="rowgroup">
                {name} <small>{times.shortDate(day)}</small>
              </th>
              {ANSWERS.map((answer) => (
                <td key={answer}>
                  <Answer
                    {...{ evening, answer, busy }}
                    day={name}
                    onMark={isOver(day) ? null : onMark && ((own) => onMark(day, own))}
                  />
                </td>
              ))}
            </tr>
            {counted.length > 0 && (
              <tr>
                <td colSpan={COLUMNS}>
                  {counted.map(({ team, can, ifNeedBe }) => (
                    <div key={team}>{t('evenings.count', { team, can, ifNeedBe })}</div>
                  ))}
                </td>
              </tr>
            )}
          </tbody>
        );
      })}
    </Grid>
  );
}

interface AnswerProps {
  evening: EveningPartsFragment;
  answer: EveningAnswer;
  /** The day's name. */
  day: string;
  busy: boolean;
  /** Null: the cell only shows who has answered so. */
  onMark: ((own: EveningAnswer | null) => void) | null;
}

/** A cell: who has answered so about the evening. */
function Answer({ evening: { own, mates }, answer, day, busy, onMark }: AnswerProps) {
  const { t } = useTranslation('series-match-week');
  const same = mates.filter((mate) => mate.answer === answer).map(({ nickname }) => nickname);
  const isOwn = own === answer;
  const shown = (
    <>
      {isOwn && (
        <Check size={18} role={onMark ? undefined : 'img'} aria-label={onMark ? undefined : t('evenings.own')} />
      )}
      {same.map((nickname, index) => (
        <Mate key={index} title={nickname}>
          {initialsOf(nickname)}
        </Mate>
      ))}
    </>
  );
  if (!onMark) return shown;
  const label = { day, answer: t(`evenings.${answer}`), names: same.join(', ') };
  return (
    <Cell
      variant="outline"
      aria-label={t(same.length > 0 ? 'evenings.cell-mates' : 'evenings.cell', label)}
      aria-pressed={isOwn}
      isWaiting={busy}
      onClick={() => onMark(isOwn ? null : answer)}
    >
      {shown}
    </Cell>
  );
}
