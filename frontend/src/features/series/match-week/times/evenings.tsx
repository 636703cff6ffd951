import { useTranslation } from 'react-i18next';
import { fieldTime } from '../../../../lib/i18n/stockholm-field';
import { useTimes } from '../../../../lib/i18n/use-times';
import type { EveningAnswer } from '../../../../lib/schema.generated';
import { styled } from '../../../../styled-system/jsx';
import { Button } from '../../../../ui/button';
import type { EveningPartsFragment } from './week-times.generated';

const ANSWERS = ['CAN', 'IF_NEED_BE', 'CANNOT'] as const;

const Days = styled('ul', {
  base: {
    listStyle: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '9rem minmax(0, 1fr) auto' },
      alignItems: 'center',
      gap: '2',
      paddingBlock: '2',
      borderTop: '1px solid token(colors.border)',
    },
    '& small': { color: 'fg.muted', fontSize: 'sm' },
  },
});
const Answers = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    '& > button[aria-pressed=true]': { bg: 'bg.raised', borderColor: 'action', color: 'action' },
  },
});

/** A Swedish day that has ended. */
const isOver = (day: string): boolean => day < fieldTime(new Date().toISOString()).slice(0, 10);

interface EveningsProps {
  evenings: readonly EveningPartsFragment[];
  /** The names of the teams. */
  home: string;
  away: string;
  busy: boolean;
  /** Saves the reader's answer; null takes it back. Without it the reader has none. */
  onMark: ((day: string, answer: EveningAnswer | null) => void) | null;
}

/** The evenings of a week: what both teams have answered, and the reader's own answers. */
export function Evenings({ evenings, busy, onMark, ...names }: EveningsProps) {
  const { t } = useTranslation('series-match-week');
  const times = useTimes();
  return (
    <Days>
      {evenings.map(({ day, own, home, away }) => {
        const name = times.weekday(day);
        return (
          <li key={day}>
            <span>
              {name} <small>{times.shortDate(day)}</small>
            </span>
            <small>
              {[[names.home, home] as const, [names.away, away] as const].map(([team, { can, ifNeedBe }]) => (
                <div key={team}>{t('evenings.count', { team, can, ifNeedBe })}</div>
              ))}
            </small>
            {onMark && !isOver(day) && (
              <Answers role="group" aria-label={name}>
                {ANSWERS.map((answer) => (
                  <Button
                    key={answer}
                    size="sm"
                    aria-pressed={own === answer}
                    isWaiting={busy}
                    onClick={() => onMark(day, own === answer ? null : answer)}
                  >
                    {t(`evenings.${answer}`)}
                  </Button>
                ))}
              </Answers>
            )}
          </li>
        );
      })}
    </Days>
  );
}
